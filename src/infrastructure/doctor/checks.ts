import type { Sources } from '../../application/adapters.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import { aboutData, agencyData, faqData } from './expectations/agency-data.ts';
import { listSomewhere, listUnder, under } from './expectations/answers.ts';
import { activityDeal, carDeal, hotelDeal } from './expectations/deal-data.ts';
import type { Expectation } from './expectations/expectation.ts';
import * as lists from './expectations/list-data.ts';
import { hold, resort, resortDeal } from './expectations/resort-data.ts';
import { aListOf, anObject, theFirstOf } from './expectations/structures.ts';
import { aText } from './expectations/values.ts';
import type { Searches } from './searches.ts';

/** One call, and what is expected of its answer. */
export interface Check {
  /** Method and path. */
  readonly call: string;
  /** Asks through the shell's own adapters. */
  readonly ask: (sources: Sources, signal: AbortSignal) => Promise<Result<unknown, CallFailure>>;
  readonly expects: Expectation;
}

/** Found by the letters that it starts with, by every platform. */
const TYPED = 'lon';

const suggestions = (field: string): Expectation =>
  under('data', anObject({ [field]: aListOf(lists.place), allData: aListOf(lists.place) }));

/** The calls of rules §7 that change nothing and need nobody signed in, in its order. */
export function checks({ hotels, activities, cars, resorts, resortKey }: Searches): readonly Check[] {
  return [
    { call: 'GET /api/agency', ask: (s, signal) => s.agencies.read(signal), expects: under('agency', agencyData) },
    {
      call: 'GET /api/agency/about-us',
      ask: (s, signal) => s.content.about(signal),
      expects: under('data', theFirstOf(aboutData)),
    },
    {
      call: 'GET /api/agency/faqs',
      ask: (s, signal) => s.content.faq(signal),
      expects: under('data', theFirstOf(faqData)),
    },
    {
      call: 'GET /api/getCurrentPaymentGateway',
      ask: (s, signal) => s.platform.paymentGateway(signal),
      expects: under('CurrentPayment', aText),
    },
    {
      call: 'GET /api/code',
      ask: (s, signal) => s.platform.countryCodes(signal),
      expects: listSomewhere(['data', 'codes', 'code', 'countryCodes', 'countries'], lists.country),
    },
    {
      call: 'GET /api/admin/country/enable',
      ask: (s, signal) => s.platform.enabledCountries(signal),
      expects: listUnder('data', lists.country),
    },
    {
      call: 'GET /api/admin/country/enableCurrencies',
      ask: (s, signal) => s.currencySource.enabled(signal),
      expects: listUnder('data', lists.currency),
    },
    {
      call: 'GET /api/multi-currency/exchange',
      ask: (s, signal) => s.rates.read(signal),
      expects: under('rates', lists.rates),
    },
    {
      call: 'GET /api/agency/navigations',
      ask: (s, signal) => s.navigation.read(signal),
      expects: listUnder('agencyNavigation', lists.navigationItem),
    },
    {
      call: 'GET /api/agency/languages',
      ask: (s, signal) => s.languages.enabled(signal),
      expects: listUnder('languages', lists.language),
    },
    {
      call: 'GET /api/hotel/deals/hotel-search',
      ask: (s, signal) => s.deals.hotels(hotels, signal),
      expects: listUnder('response', hotelDeal),
    },
    {
      call: 'GET /api/activity/deals/activity-search',
      ask: (s, signal) => s.deals.activities(activities, signal),
      expects: listUnder('response', activityDeal),
    },
    {
      call: 'GET /api/car-rental/deals/car-search',
      ask: (s, signal) => s.deals.cars(cars, signal),
      expects: listUnder('response', carDeal),
    },
    {
      call: 'GET /api/cruise/ship-lines',
      ask: (s, signal) => s.places.shipLines(signal),
      expects: listSomewhere(['data', 'shipLines', 'response'], lists.shipLine),
    },
    {
      call: 'POST /api/v2/hotel/auto-suggest',
      ask: (s, signal) => s.places.hotels(TYPED, signal),
      expects: suggestions('locationSuggestions'),
    },
    {
      call: 'GET /api/flight/airports',
      ask: (s, signal) => s.places.airports(TYPED, signal),
      expects: listUnder('data', lists.airport),
    },
    {
      call: 'POST /api/activities/destinations',
      ask: (s, signal) => s.places.activities(TYPED, signal),
      expects: listUnder('data', lists.place),
    },
    {
      call: 'POST /api/car-rental/auto-suggest',
      ask: (s, signal) => s.places.cars(TYPED, signal),
      expects: suggestions('locations'),
    },
    {
      call: 'GET /api/car-rental/findCountries/EN',
      ask: (s, signal) => s.places.carCountries(signal),
      expects: listSomewhere(['data', 'countries', 'response'], lists.country),
    },
    {
      call: 'GET /search',
      ask: (s, signal) => s.resorts.search(resortKey, signal),
      expects: listUnder('data', resort),
    },
    {
      call: 'POST /properties/deals',
      ask: (s, signal) => s.resorts.deals(resorts, signal),
      expects: listUnder('data', resortDeal),
    },
    {
      call: 'GET /properties/hold-check',
      ask: (s, signal) => s.resorts.holdCheck(signal),
      expects: under('data', theFirstOrOnly(hold)),
    },
  ];
}

function theFirstOrOnly(entry: Expectation): Expectation {
  return (value, field) => (Array.isArray(value) ? theFirstOf(entry)(value, field) : entry(value, field));
}
