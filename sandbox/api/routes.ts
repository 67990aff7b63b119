import { Hono } from 'hono';
import { carCountries } from '../world/agencies/agency-market.ts';
import { agencyOfHost } from '../world/agencies/agency-of-host.ts';
import { activityDeals } from '../world/deals/activity-deals.ts';
import { COUNTRIES } from '../world/geo/countries.ts';
import { SHIP_LINES } from '../world/offers/ship-lines.ts';
import table from '../world/rates.json' with { type: 'json' };
import { signInRoutes } from './account/sign-in-routes.ts';
import { userRoutes } from './account/user-routes.ts';
import { agencyContentRoutes } from './agency/agency-routes.ts';
import { carDealRoutes, hotelDealRoutes } from './deals/deal-routes.ts';
import { suggestionRoutes } from './deals/suggestion-routes.ts';
import { mediaRoutes } from './media-routes.ts';
import { REFERENCE_ROUTES } from './reference/reference-routes.ts';
import { agencyOfRequest, hostOfRequest, ownOrigin } from './request/request-context.ts';
import { isDay, pointIn } from './request/request-fields.ts';
import { resortRoutes } from './resort/resort-routes.ts';
import type { SandboxWorld } from './sandbox-world.ts';

/** Every family of calls, one file each. A new family is a new file and a line here. */
export const ROUTES: readonly ((world: SandboxWorld) => Hono)[] = [
  agencyRoutes,
  agencyContentRoutes,
  exchangeRateRoutes,
  listRoutes,
  hotelDealRoutes,
  activityDealRoutes,
  carDealRoutes,
  suggestionRoutes,
  signInRoutes,
  userRoutes,
  resortRoutes,
  mediaRoutes,
  ...REFERENCE_ROUTES,
];

/** `GET /api/multi-currency/exchange`: units of each currency for one USD, and the day they were true. @see rules §7 */
function exchangeRateRoutes(): Hono {
  const { rates, date, base } = table;
  return new Hono().get('/api/multi-currency/exchange', (c) => c.json({ rates, date, base }));
}

/** Lists that are the same for everybody: dial codes, cruise lines, countries to rent a car in. @see rules §7 */
function listRoutes(): Hono {
  return new Hono()
    .get('/api/code', (c) => c.json({ data: COUNTRIES }))
    .get('/api/cruise/ship-lines', (c) => c.json({ data: SHIP_LINES }))
    .get('/api/car-rental/findCountries/EN', (c) => c.json({ data: carCountries() }));
}

/** `GET /api/agency`: the agency of the requesting host, or null. @see rules §7 */
function agencyRoutes({ stores }: SandboxWorld): Hono {
  return new Hono().get('/api/agency', (c) => {
    const agency = agencyOfHost(hostOfRequest(c.req.raw), ownOrigin(c.req.raw));
    const hasSubscribed = stores.subscriptions.find(agencyOfRequest(c) ?? '') !== undefined;
    return c.json({ agency: agency !== null && hasSubscribed ? { ...agency, isSubscribed: true } : agency });
  });
}

/** `GET /api/activity/deals/activity-search`: things to do around a point. @see rules §7, deal searches */
function activityDealRoutes({ seed }: SandboxWorld): Hono {
  return new Hono().get('/api/activity/deals/activity-search', (c) => {
    const query = c.req.query();
    const point = pointIn(query);
    if (typeof point === 'string') return c.json({ message: point }, 400);
    const { date } = query;
    if (date !== undefined && !isDay(date)) return c.json({ message: 'date must be a day such as 2026-02-03.' }, 400);
    const search = { ...point, ...(date === undefined ? {} : { date }) };
    return c.json({ response: activityDeals({ ...search, seed, origin: ownOrigin(c.req.raw) }) });
  });
}
