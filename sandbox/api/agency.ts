import { Hono } from 'hono';
import { agencyOfHost } from '../world/agency-of-host.ts';
import { askingAgency } from './asking-agency.ts';
import { askingHost } from './asking-host.ts';
import { ownOrigin } from './own-origin.ts';
import type { SandboxWorld } from './sandbox-world.ts';

/** `GET /api/agency`: the agency of the host that asks, or null. @see specification §7 */
export function agencyCalls({ desk }: SandboxWorld): Hono {
  return new Hono().get('/api/agency', (c) => {
    const agency = agencyOfHost(askingHost(c.req.raw), ownOrigin(c.req.raw));
    const hasSubscribed = desk.subscriptions.find(askingAgency(c) ?? '') !== undefined;
    return c.json({ agency: agency !== null && hasSubscribed ? { ...agency, isSubscribed: true } : agency });
  });
}
