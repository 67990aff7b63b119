import { Hono } from 'hono';
import { AIRLINES } from '../../world/offers/flights/airlines.ts';
import { companySign } from '../../world/pictures/company-sign.ts';
import { passwordCalls } from '../account/password-routes.ts';
import { profileCalls } from '../account/profile-routes.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import { agentCalls } from './agency/agent-routes.ts';
import { officeCalls } from './agency/application-routes.ts';
import { clientCalls } from './agency/client-routes.ts';
import { dealLinkCalls } from './agency/deal-link-routes.ts';
import { proposalCalls } from './agency/proposal-routes.ts';
import { settingsCalls } from './agency/settings-routes.ts';
import { subscriptionCalls } from './agency/subscription-routes.ts';
import { supportCalls } from './agency/support-routes.ts';
import { bookingCalls } from './bookings/booking-routes.ts';
import { offerCalls } from './offers/offer-routes.ts';

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
