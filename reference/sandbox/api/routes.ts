import { Hono } from 'hono';
import { carCountries } from '../world/agencies/agency-market.ts';
import { COUNTRIES } from '../world/geo/countries.ts';
import { SHIP_LINES } from '../world/offers/ship-lines.ts';
import table from '../world/rates.json' with { type: 'json' };
import { signInRoutes } from './account/sign-in-routes.ts';
import { userRoutes } from './account/user-routes.ts';
import { agencyContentRoutes } from './agency/agency-routes.ts';
import { siteAgency } from './agency/site-agency.ts';
import { dealRoutes } from './deals/deal-routes.ts';
import { suggestionRoutes } from './deals/suggestion-routes.ts';
import { loyaltyRoutes } from './loyalty/loyalty-routes.ts';
import { mapRoutes } from './map/map-routes.ts';
import { mediaRoutes } from './media-routes.ts';
import { REFERENCE_ROUTES } from './reference/reference-routes.ts';
import { hostOfRequest, ownOrigin } from './request/request-context.ts';
import { resortRoutes } from './resort/resort-routes.ts';
import type { SandboxWorld } from './sandbox-world.ts';

/** Every family of calls, one file each. To add a family, add a file and a line here. */
export const ROUTES: readonly ((world: SandboxWorld) => Hono)[] = [
  agencyRoutes,
  agencyContentRoutes,
  exchangeRateRoutes,
  listRoutes,
  dealRoutes,
  suggestionRoutes,
  signInRoutes,
  userRoutes,
  resortRoutes,
  mediaRoutes,
  mapRoutes,
  ...REFERENCE_ROUTES,
  loyaltyRoutes,
];

/** `GET /api/multi-currency/exchange`: units of each currency for one USD, and the day of the rates. @see rules §7 */
function exchangeRateRoutes(): Hono {
  const { rates, date, base } = table;
  return new Hono().get('/api/multi-currency/exchange', (c) => c.json({ rates, date, base }));
}

/** Lists that are the same for everybody: dial codes, cruise lines, countries for car rentals. @see rules §7 */
function listRoutes(): Hono {
  return new Hono()
    .get('/api/code', (c) => c.json({ data: COUNTRIES }))
    .get('/api/cruise/ship-lines', (c) => c.json({ data: SHIP_LINES }))
    .get('/api/car-rental/findCountries/EN', (c) => c.json({ data: carCountries() }));
}

/** `GET /api/agency`: the agency of the requesting host, or null. @see rules §7 */
function agencyRoutes({ stores }: SandboxWorld): Hono {
  return new Hono().get('/api/agency', (c) => {
    return c.json({ agency: siteAgency(hostOfRequest(c.req.raw), ownOrigin(c.req.raw), stores) });
  });
}
