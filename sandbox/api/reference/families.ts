import { Hono } from 'hono';
import { companySign } from '../../world/company-sign.ts';
import { AIRLINES } from '../../world/reference/airlines.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import { agentCalls } from './agent-calls.ts';
import { bookingCalls } from './booking-calls.ts';
import { clientCalls } from './client-calls.ts';
import { dealLinkCalls } from './deal-link-calls.ts';
import { offerCalls } from './offer-calls.ts';
import { officeCalls } from './office-calls.ts';
import { passwordCalls } from './password-calls.ts';
import { profileCalls } from './profile-calls.ts';
import { proposalCalls } from './proposal-calls.ts';
import { settingsCalls } from './settings-calls.ts';
import { subscriptionCalls } from './subscription-calls.ts';
import { supportCalls } from './support-calls.ts';

/** The calls of the reference app, beyond the specification. */
export const REFERENCE_FAMILIES: readonly ((world: SandboxWorld) => Hono)[] = [
  offerCalls,
  bookingCalls,
  profileCalls,
  passwordCalls,
  clientCalls,
  agentCalls,
  proposalCalls,
  dealLinkCalls,
  officeCalls,
  settingsCalls,
  supportCalls,
  subscriptionCalls,
  airlineMediaCalls,
];

/** `GET /media/airline/…`: the airlines' signs. */
function airlineMediaCalls(): Hono {
  return new Hono().get('/media/airline/:file{[a-z]{1,64}[.]svg}', (c) => {
    const svg = airlineLogo(c.req.param('file').slice(0, -'.svg'.length));
    if (svg === null) return c.json({ message: 'There is no such airline.' }, 404);
    return c.body(svg, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
  });
}

/** An airline's sign and name, 220 by 64, as SVG text; null for an airline that there is none of. */
export function airlineLogo(id: string): string | null {
  const airline = AIRLINES.find((one) => one.id === id);
  return airline === undefined ? null : companySign(airline);
}
