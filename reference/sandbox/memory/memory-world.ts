import type { CallFailure } from '@livery/contract/notices/call-failure';
import { ok, type Result } from '@livery/contract/shared/result';
import {
  agencyCountries,
  agencyCurrencies,
  agencyLanguages,
  agencyPaymentGateway,
  carCountries,
} from '../world/agencies/agency-market.ts';
import { agencyNavigations } from '../world/agencies/agency-navigation.ts';
import { agencyOfHost, subdomainOfHost } from '../world/agencies/agency-of-host.ts';
import { agencyAbout, agencyFaqs } from '../world/content/agency-content.ts';
import { COUNTRIES } from '../world/geo/countries.ts';
import { SHIP_LINES } from '../world/offers/ship-lines.ts';
import rates from '../world/rates.json' with { type: 'json' };
import { type MemoryRequest, type MemoryRoutes, peopleRoutes, refusedCall } from './routes.ts';

interface MemoryWorldOptions {
  /** The agency's host, with or without a port. */
  readonly host: string;
  readonly seed: number;
  readonly now: () => Temporal.Instant;
}

/** The sandbox's demo world by the paths of its API, without a server (decision 6). */
export function memoryWorld({ host, seed, now }: MemoryWorldOptions) {
  const hostname = host.replace(/:\d+$/, '');
  const subdomain = subdomainOfHost(hostname) ?? '';

  /** Responses that are never refused, in the form of the API. */
  const bodies: Readonly<Record<string, (request: MemoryRequest) => unknown>> = {
    'GET /api/agency': () => ({ agency: agencyOfHost(hostname) }),
    'GET /api/agency/about-us': () => ({ data: [agencyAbout(subdomain)] }),
    'GET /api/agency/faqs': () => ({ data: [agencyFaqs(subdomain)] }),
    'GET /api/getCurrentPaymentGateway': () => ({ CurrentPayment: agencyPaymentGateway(subdomain) }),
    'GET /api/code': () => ({ data: COUNTRIES }),
    'GET /api/admin/country/enable': () => ({ data: agencyCountries(subdomain) }),
    'GET /api/admin/country/enableCurrencies': () => ({ data: agencyCurrencies(subdomain) }),
    'GET /api/multi-currency/exchange': () => rates,
    'GET /api/agency/navigations': () => ({ agencyNavigation: agencyNavigations(subdomain) }),
    'GET /api/agency/languages': () => ({ languages: agencyLanguages(subdomain) }),
    'GET /api/cruise/ship-lines': () => ({ data: SHIP_LINES }),
    'GET /api/car-rental/findCountries/EN': () => ({ data: carCountries() }),
  };

  const routes: ReadonlyMap<string, MemoryRoutes[string]> = new Map(
    Object.entries({
      ...Object.fromEntries(
        Object.entries(bodies).map(([call, body]) => [call, (request: MemoryRequest) => ok(body(request))]),
      ),
      ...peopleRoutes(subdomain),
    }),
  );
  let searches: Promise<ReadonlyMap<string, MemoryRoutes[string]>> | undefined;

  return {
    async respond(method: string, path: string, request: MemoryRequest): Promise<Result<unknown, CallFailure>> {
      const call = `${method} ${path.replace(/(?<=\/changeLanguage\/)\w+$/, '{language}')}`;
      const route = routes.get(call);
      if (route !== undefined) return route(request);
      // Cities and airports are the largest data: a session without a search doesn't load them.
      searches ??= import('./search-routes.ts').then(({ searchRoutes }) => searchRoutes({ seed, origin: '', now }));
      return (await searches).get(call)?.(request) ?? refusedCall(404, `The demo world has no ${method} ${path}.`);
    },
  };
}
