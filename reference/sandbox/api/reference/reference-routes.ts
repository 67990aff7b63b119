import { Hono } from 'hono';
import { AIRLINES } from '../../world/offers/flights/airlines.ts';
import { companyLogo } from '../../world/pictures/company-sign.ts';
import { passwordRoutes } from '../account/password-routes.ts';
import { profileRoutes } from '../account/profile-routes.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import { agentRoutes } from './agency/agent-routes.ts';
import { applicationRoutes } from './agency/application-routes.ts';
import { clientRoutes } from './agency/client-routes.ts';
import { dealLinkRoutes } from './agency/deal-link-routes.ts';
import { logoRoutes } from './agency/logo-routes.ts';
import { proposalRoutes } from './agency/proposal-routes.ts';
import { settingsRoutes } from './agency/settings-routes.ts';
import { subscriptionRoutes } from './agency/subscription-routes.ts';
import { supportRoutes } from './agency/support-routes.ts';
import { bookingRoutes } from './bookings/booking-routes.ts';
import { offerRoutes } from './offers/offer-routes.ts';

/** The calls of the reference app, beyond rules §7. */
export const REFERENCE_ROUTES: readonly ((world: SandboxWorld) => Hono)[] = [
  offerRoutes,
  bookingRoutes,
  profileRoutes,
  passwordRoutes,
  clientRoutes,
  agentRoutes,
  proposalRoutes,
  dealLinkRoutes,
  applicationRoutes,
  settingsRoutes,
  logoRoutes,
  supportRoutes,
  subscriptionRoutes,
  airlineMediaRoutes,
];

/** `GET /media/airline/…`: the airlines' logos. */
function airlineMediaRoutes(): Hono {
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

/** An airline's logo with its name, 220 by 64, as SVG text; null for an unknown airline. */
export function airlineLogo(id: string): string | null {
  const airline = AIRLINES.find((candidate) => candidate.id === id);
  return airline === undefined ? null : companyLogo(airline);
}
