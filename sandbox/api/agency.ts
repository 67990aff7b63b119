import { Hono } from 'hono';
import { agencyOfHost } from '../world/agency-of-host.ts';
import { askingHost } from './asking-host.ts';
import { ownOrigin } from './own-origin.ts';

/** `GET /api/agency`: the agency of the host that asks, or null. @see specification §7 */
export function agencyCalls(): Hono {
  return new Hono().get('/api/agency', ({ req, json }) =>
    json({ agency: agencyOfHost(askingHost(req.raw), ownOrigin(req.raw)) }),
  );
}
