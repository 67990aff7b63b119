import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { Sources } from '../../application/adapters.ts';
import { DEFAULT_SEARCHES, TABS_WITH_DEALS } from '../../domain/deals/deal-products.ts';
import type { TabWithDeals } from '../../domain/deals/deal-tab.ts';
import { knownKeys } from '../../domain/shared/record-from-keys.ts';
import { DEAL_CALLS } from '../deals/http-deal-source.ts';
import { SUGGESTION_CALLS } from '../trip/http-place-source.ts';
import type { DiagnosisSearches } from './searches.ts';

/** One call of docs/platform-api.yaml. */
export interface Check {
  /** Method and path. */
  readonly call: string;
  /** Sends the request through the shell's adapters. */
  readonly send: (sources: Sources, signal: AbortSignal) => Promise<Result<unknown, CallFailure>>;
}

const platformCheck = (call: string, send: Check['send']): Check => ({ call, send });

/** The start of `London`, for which every platform should have suggestions. */
const SUGGESTION_TEXT = 'lon';

/** The calls of rules §7 that change nothing and need no sign-in, in the rules' order. */
export function platformChecks(searches: DiagnosisSearches): readonly Check[] {
  const { resorts, resortKey } = searches;
  return [
    platformCheck('GET /api/agency', (s, signal) => s.agencies.read(signal)),
    platformCheck('GET /api/agency/about-us', (s, signal) => s.content.about(signal)),
    platformCheck('GET /api/agency/faqs', (s, signal) => s.content.faq(signal)),
    platformCheck('GET /api/getCurrentPaymentGateway', (s, signal) => s.platform.paymentGateway(signal)),
    platformCheck('GET /api/code', (s, signal) => s.platform.countryCodes(signal)),
    platformCheck('GET /api/admin/country/enable', (s, signal) => s.platform.enabledCountries(signal)),
    platformCheck('GET /api/admin/country/enableCurrencies', (s, signal) => s.currencySource.enabled(signal)),
    platformCheck('GET /api/multi-currency/exchange', (s, signal) => s.rates.read(signal)),
    platformCheck('GET /api/agency/navigations', (s, signal) => s.navigation.read(signal)),
    platformCheck('GET /api/agency/languages', (s, signal) => s.languages.enabled(signal)),
    ...TABS_WITH_DEALS.map((tab) => dealCheck(tab, searches)),
    platformCheck('GET /api/cruise/ship-lines', (s, signal) => s.places.shipLines(signal)),
    ...knownKeys(SUGGESTION_CALLS).map((service) => {
      const { method, path } = SUGGESTION_CALLS[service];
      return platformCheck(`${method} ${path}`, (s, signal) => s.places[service](SUGGESTION_TEXT, signal));
    }),
    platformCheck('GET /api/car-rental/findCountries/EN', (s, signal) => s.places.carCountries(signal)),
    platformCheck('GET /search', (s, signal) => s.resorts.search(resortKey, signal)),
    platformCheck('POST /properties/deals', (s, signal) => s.resorts.deals(resorts, signal)),
    platformCheck('GET /properties/hold-check', (s, signal) => s.resorts.holdCheck(signal)),
  ];
}

/** The calls about the signed-in user; both are outside rules §7 (rules 6.1). */
export const SIGNED_IN_CHECKS: readonly Check[] = [
  platformCheck('GET /api/user/profile', (s, signal) => s.profiles.read(signal)),
  platformCheck('GET /api/user/agent-data', (s, signal) => s.profiles.loadAgentData(signal)),
];

/** The home page's search around a place (rules §9). */
function dealCheck<T extends TabWithDeals>(tab: T, { today, where }: DiagnosisSearches): Check {
  const search = DEFAULT_SEARCHES[tab]({ today, where, sameDayDisallowed: false });
  return platformCheck(`GET ${DEAL_CALLS[tab].path}`, (s, signal) => s.deals[tab](search, signal));
}
