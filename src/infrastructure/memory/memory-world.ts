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
import { COUNTRIES } from '../../../sandbox/world/geo/countries.ts';
import { SHIP_LINES } from '../../../sandbox/world/offers/ship-lines.ts';
import policies from '../../../sandbox/world/policies.json' with { type: 'json' };
import type { Product } from '../../../sandbox/world/products/product.ts';
import { PRODUCTS } from '../../../sandbox/world/products/products.ts';
import rates from '../../../sandbox/world/rates.json' with { type: 'json' };
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { HttpClient, QueryParameters } from '../http/http-client.ts';
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
    'GET /api/cruise/ship-lines': () => ({ data: SHIP_LINES }),
    'GET /api/car-rental/findCountries/EN': () => ({ data: carCountries() }),
  };

  const routes: ReadonlyMap<string, MemoryRoutes[string]> = new Map(
    Object.entries({
      ...Object.fromEntries(
        Object.entries(bodies).map(([call, body]) => [call, (request: MemoryRequest) => ok(body(request))]),
      ),
      ...productRoutes(seeded),
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

/** The deals and the suggestions of the products. */
function productRoutes(world: { readonly seed: number; readonly origin: string }): MemoryRoutes {
  const calls = [...PRODUCTS.values()].flatMap(({ deals, suggestions }): [string, MemoryRoutes[string]][] => [
    ...(deals === undefined ? [] : [dealRoute(deals, world)]),
    ...(suggestions === undefined ? [] : [suggestionRoute(suggestions)]),
  ]);
  return Object.fromEntries(calls);
}

function dealRoute(
  { path, find }: NonNullable<Product['deals']>,
  world: Parameters<typeof find>[1],
): [string, MemoryRoutes[string]] {
  return [
    `GET ${path}`,
    ({ query }) => {
      const found = find(asText(query), world);
      return typeof found === 'string' ? refused(400, found) : ok({ response: found });
    },
  ];
}

function suggestionRoute({
  method,
  path,
  respond,
}: NonNullable<Product['suggestions']>): [string, MemoryRoutes[string]] {
  return [`${method} ${path}`, ({ query, body }) => ok(respond(String(method === 'GET' ? query.search : body.text)))];
}

/** A query as a server would read it. */
function asText(query: QueryParameters): Readonly<Record<string, string>> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
