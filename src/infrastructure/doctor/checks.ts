import type { Sources } from '../../application/adapters.ts';
import { DEFAULT_SEARCHES, TABS_WITH_DEALS } from '../../domain/deals/deal-products.ts';
import type { TabWithDeals } from '../../domain/deals/deal-tab.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { keysOf } from '../../domain/shared/record-of.ts';
import type { Result } from '../../domain/shared/result.ts';
import { DEAL_CALLS } from '../deals/http-deal-source.ts';
import { SUGGESTION_CALLS } from '../trip/http-place-source.ts';
import { aboutData, agencyData, faqData } from './expectations/agency-data.ts';
import { DEALS } from './expectations/deal-data.ts';
import type { Expectation } from './expectations/expectation.ts';
import * as lists from './expectations/list-data.ts';
import { hold, resort, resortDeal } from './expectations/resort-data.ts';
import { listUnder, listUnderAnyOf, under } from './expectations/responses.ts';
import { firstOf } from './expectations/structures.ts';
import { aText } from './expectations/values.ts';
import type { Searches } from './searches.ts';

/** One call, and what is expected of its response. */
export interface Check {
  /** Method and path. */
  readonly call: string;
  /** Sends the request through the shell's own adapters. */
  readonly send: (sources: Sources, signal: AbortSignal) => Promise<Result<unknown, CallFailure>>;
  readonly expects: Expectation;
}

const check = (call: string, send: Check['send'], expects: Expectation): Check => ({ call, send, expects });

/** The beginning of `London`, for which every platform should have suggestions. */
const SUGGEST_FOR = 'lon';

/** The calls of rules §7 that change nothing and need no sign-in, in its order. */
export function checks(searches: Searches): readonly Check[] {
  const { resorts, resortKey } = searches;
  return [
    check('GET /api/agency', (s, signal) => s.agencies.read(signal), under('agency', agencyData)),
    check('GET /api/agency/about-us', (s, signal) => s.content.about(signal), under('data', firstOf(aboutData))),
    check('GET /api/agency/faqs', (s, signal) => s.content.faq(signal), under('data', firstOf(faqData))),
    check(
      'GET /api/getCurrentPaymentGateway',
      (s, signal) => s.platform.paymentGateway(signal),
      under('CurrentPayment', aText),
    ),
    check(
      'GET /api/code',
      (s, signal) => s.platform.countryCodes(signal),
      listUnderAnyOf(['data', 'codes', 'code', 'countryCodes', 'countries'], lists.country),
    ),
    check(
      'GET /api/admin/country/enable',
      (s, signal) => s.platform.enabledCountries(signal),
      listUnder('data', lists.country),
    ),
    check(
      'GET /api/admin/country/enableCurrencies',
      (s, signal) => s.currencySource.enabled(signal),
      listUnder('data', lists.currency),
    ),
    check('GET /api/multi-currency/exchange', (s, signal) => s.rates.read(signal), under('rates', lists.rates)),
    check(
      'GET /api/agency/navigations',
      (s, signal) => s.navigation.read(signal),
      listUnder('agencyNavigation', lists.navigationItem),
    ),
    check(
      'GET /api/agency/languages',
      (s, signal) => s.languages.enabled(signal),
      listUnder('languages', lists.language),
    ),
    ...TABS_WITH_DEALS.map((tab) => dealCheck(tab, searches)),
    check(
      'GET /api/cruise/ship-lines',
      (s, signal) => s.places.shipLines(signal),
      listUnderAnyOf(['data', 'shipLines', 'response'], lists.shipLine),
    ),
    ...keysOf(SUGGESTION_CALLS).map((service) => {
      const { method, path } = SUGGESTION_CALLS[service];
      const expects = lists.SUGGESTIONS[service];
      return check(`${method} ${path}`, (s, signal) => s.places[service](SUGGEST_FOR, signal), expects);
    }),
    check(
      'GET /api/car-rental/findCountries/EN',
      (s, signal) => s.places.carCountries(signal),
      listUnderAnyOf(['data', 'countries', 'response'], lists.country),
    ),
    check('GET /search', (s, signal) => s.resorts.search(resortKey, signal), listUnder('data', resort)),
    check('POST /properties/deals', (s, signal) => s.resorts.deals(resorts, signal), listUnder('data', resortDeal)),
    check('GET /properties/hold-check', (s, signal) => s.resorts.holdCheck(signal), under('data', firstOrOnly(hold))),
  ];
}

/** The home page's own search around a place (rules §9). */
function dealCheck<T extends TabWithDeals>(tab: T, { today, where }: Searches): Check {
  const search = DEFAULT_SEARCHES[tab]({ today, where, sameDayDisallowed: false });
  const expects = listUnder('response', DEALS[tab]);
  return check(`GET ${DEAL_CALLS[tab].path}`, (s, signal) => s.deals[tab](search, signal), expects);
}

function firstOrOnly(entry: Expectation): Expectation {
  return (value, field) => (Array.isArray(value) ? firstOf(entry)(value, field) : entry(value, field));
}
