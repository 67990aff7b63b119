import {
  carCountries,
  enabledCountriesOf,
  enabledCurrenciesOf,
  languagesOf,
  paymentGatewayOf,
} from '../../../sandbox/world/agencies/agency-market.ts';
import { navigationsOf } from '../../../sandbox/world/agencies/agency-navigation.ts';
import { agencyOfHost, subdomainOfHost } from '../../../sandbox/world/agencies/agency-of-host.ts';
import { aboutOf, faqsOf } from '../../../sandbox/world/content/agency-content.ts';
import { activityDeals } from '../../../sandbox/world/deals/activity-deals.ts';
import { carDeals } from '../../../sandbox/world/deals/car-deals.ts';
import { hotelDeals } from '../../../sandbox/world/deals/hotel-deals.ts';
import { COUNTRIES } from '../../../sandbox/world/geo/countries.ts';
import { suggestAirports, suggestCarPlaces, suggestPlaces } from '../../../sandbox/world/geo/suggest-places.ts';
import { SHIP_LINES } from '../../../sandbox/world/offers/ship-lines.ts';
import policies from '../../../sandbox/world/policies.json' with { type: 'json' };
import rates from '../../../sandbox/world/rates.json' with { type: 'json' };
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { HttpClient, Query } from '../http/http-client.ts';
import { resortRoutes } from './resort-routes.ts';
import { type MemoryRequest, type MemoryRoutes, peopleRoutes, refused } from './routes.ts';

interface Needs {
  /** The agency's, with or without a port. */
  readonly host: string;
  readonly seed: number;
  readonly now: () => Temporal.Instant;
}

/** The policies file of the demo agencies. */
export const DEMO_POLICIES: unknown = policies;

export type MemoryWorld = ReturnType<typeof memoryWorld>;

/** The sandbox's demo world behind the paths of its API, without a server in between (decision 6). */
export function memoryWorld({ host, seed, now }: Needs) {
  const hostname = host.replace(/:\d+$/, '');
  const subdomain = subdomainOfHost(hostname) ?? '';
  const seeded = { seed, origin: '' };

  /** Responses that are never refused, in wire form. */
  const bodies: Readonly<Record<string, (request: MemoryRequest) => unknown>> = {
    'GET /api/agency': () => ({ agency: agencyOfHost(hostname) }),
    'GET /api/agency/about-us': () => ({ data: [aboutOf(subdomain)] }),
    'GET /api/agency/faqs': () => ({ data: [faqsOf(subdomain)] }),
    'GET /api/getCurrentPaymentGateway': () => ({ CurrentPayment: paymentGatewayOf(subdomain) }),
    'GET /api/code': () => ({ data: COUNTRIES }),
    'GET /api/admin/country/enable': () => ({ data: enabledCountriesOf(subdomain) }),
    'GET /api/admin/country/enableCurrencies': () => ({ data: enabledCurrenciesOf(subdomain) }),
    'GET /api/multi-currency/exchange': () => rates,
    'GET /api/agency/navigations': () => ({ agencyNavigation: navigationsOf(subdomain) }),
    'GET /api/agency/languages': () => ({ languages: languagesOf(subdomain) }),
    'GET /api/hotel/deals/hotel-search': ({ query }) => ({
      response: hotelDeals({ ...pointIn(query), radius: Number(query.radius), stay: stayOfQuery(query), ...seeded }),
    }),
    'GET /api/activity/deals/activity-search': ({ query }) => ({
      response: activityDeals({ ...pointIn(query), date: String(query.date), ...seeded }),
    }),
    'GET /api/car-rental/deals/car-search': ({ query }) => ({ response: carDeals({ ...rentalIn(query), ...seeded }) }),
    'POST /api/v2/hotel/auto-suggest': ({ body }) => ({
      data: { locationSuggestions: suggestPlaces(String(body.text)), allData: [] },
    }),
    'POST /api/activities/destinations': ({ body }) => ({ data: suggestPlaces(String(body.text)), allData: [] }),
    'POST /api/car-rental/auto-suggest': ({ body }) => ({
      data: { locations: suggestCarPlaces(String(body.text)), allData: [] },
    }),
    'GET /api/flight/airports': ({ query }) => ({ data: suggestAirports(String(query.search)) }),
    'GET /api/cruise/ship-lines': () => ({ data: SHIP_LINES }),
    'GET /api/car-rental/findCountries/EN': () => ({ data: carCountries() }),
  };

  const routes: ReadonlyMap<string, MemoryRoutes[string]> = new Map(
    Object.entries({
      ...Object.fromEntries(
        Object.entries(bodies).map(([call, body]) => [call, (request: MemoryRequest) => ok(body(request))]),
      ),
      ...peopleRoutes(subdomain),
      ...resortRoutes({ ...seeded, now }),
    }),
  );

  return {
    respond(method: string, path: string, request: MemoryRequest): Result<unknown, CallFailure> {
      const call = `${method} ${path.replace(/(?<=\/changeLanguage\/)\w+$/, '{language}')}`;
      return routes.get(call)?.(request) ?? refused(404, `The demo world has no ${method} ${path}.`);
    },
  };
}

/**
 * A client whose requests stay in the program.
 *
 * @param tokenFor the token that a request to this path carries
 */
export function memoryClient({ respond }: MemoryWorld, tokenFor: (path: string) => string | undefined): HttpClient {
  return {
    get: async (path, query) => respond('GET', path, { query, body: {}, token: tokenFor(path) }),
    post: async (path, query, body) => respond('POST', path, { query, body: { ...body }, token: tokenFor(path) }),
    put: async (path, query) => respond('PUT', path, { query, body: {}, token: tokenFor(path) }),
  };
}

function pointIn({ latitude, longitude }: Query) {
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

/** The stay that a deal's link leads to. */
function stayOfQuery({ stayPeriod, occupancies }: Query) {
  const { start, end } = JSON.parse(String(stayPeriod));
  const rooms: readonly Readonly<Record<string, number>>[] = JSON.parse(String(occupancies));
  const sum = (field: string): number => rooms.reduce((all, room) => all + (room[field] ?? 0), 0);
  return {
    checkIn: start,
    checkOut: end,
    rooms: sum('numOfRoom'),
    adults: sum('numOfAdults'),
    children: sum('numOfChildren'),
  };
}

function rentalIn(query: Query) {
  const [pickUpDateTime, returnDateTime] = [String(query.pickUpDateTime), String(query.returnDateTime)];
  const duration = Temporal.PlainDateTime.from(pickUpDateTime).until(returnDateTime);
  return {
    age: Number(query.age),
    pickUp: pointIn({ latitude: query.pickupLatitude, longitude: query.pickupLongitude }),
    dropOff: pointIn({ latitude: query.returnLatitude, longitude: query.returnLongitude }),
    // Begun days, at least one.
    days: Math.max(1, Math.ceil(duration.total('days'))),
    times: { pickUpDateTime, returnDateTime },
  };
}
