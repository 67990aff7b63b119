import { cruiseSearch } from '@livery/contract/search/cruise-search';
import { parseLanguages } from '@livery/contract/wire/languages-wire';
import { parseSuggestions } from '@livery/contract/wire/place-wire';
import { parseProfile } from '@livery/contract/wire/profile-wire';
import { parseResortDeals, parseResortPlaces } from '@livery/contract/wire/resort-wire';
import { parseAirports, parseCarCountries, parseShipLines } from '@livery/contract/wire/trip-lists-wire';
import { describe, expect, it } from 'vitest';
import { suggestedPlaces } from '../../../src/domain/search/suggested-places.ts';
import { judgeResponse } from '../../../src/infrastructure/doctor/judge-response.ts';
import type { HttpClient } from '../../../src/infrastructure/http/http-client.ts';
import { parseEnabledCurrencies } from '../../../src/infrastructure/market/enabled-currencies-wire.ts';
import { httpResortService } from '../../../src/infrastructure/resorts/http-resort-service.ts';
import { httpPlaceSource } from '../../../src/infrastructure/trip/http-place-source.ts';
import { NEVER_ABORTED } from '../../support/http/an-http-client.ts';

const POINT = { lat: 1, long: 2 };
const PLACES = { data: { locationSuggestions: [{ name: 'A', coordinates: POINT }], allData: [] } };
const RESORT = { id: 1, name: 'A', coordinates: { lat: 1, lon: 2 } };

/** The smallest responses that docs/platform-api.yaml allows; the shell must use everything in them. */
const LEAST: readonly (readonly [
  string,
  unknown,
  (response: unknown) => { ok: boolean; value?: readonly unknown[] },
])[] = [
  ['GET /api/cruise/ship-lines', { data: [{ name: 'A' }, { id: null, code: null, name: 'B' }] }, parseShipLines],
  ['GET /api/flight/airports', { data: [{ code: 'lis', name: 'A' }] }, parseAirports],
  ['GET /api/car-rental/findCountries/EN', { data: [{ code: 'pt', name: 'A' }] }, parseCarCountries],
  ['GET /api/agency/languages', { languages: [{ value: 'EN' }, { code: ' de ', value: null }] }, parseLanguages],
  ['GET /api/admin/country/enableCurrencies', { data: [{ currency: 'eur' }] }, parseEnabledCurrencies],
  ['POST /api/v2/hotel/auto-suggest', PLACES, (json) => parseSuggestions(json, 'locationSuggestions')],
  ['GET /search', { data: [RESORT] }, parseResortPlaces],
  ['POST /properties/deals', { data: [{ ...RESORT, price: 1 }] }, (json) => parseResortDeals(json, 'USD')],
];

describe('what docs/platform-api.yaml allows', () => {
  it.each(LEAST)('is shown whole: %s', (call, response, parse) => {
    expect(judgeResponse(call, response)).toEqual([]);
    const [list = []] = Object.values(response as object).map((value) =>
      Array.isArray(value) ? value : (value as typeof PLACES.data).locationSuggestions,
    );
    const parseResult = parse(response);
    expect(parseResult.value).toHaveLength(list.length);
    expect(parse(list)).toEqual(parseResult);
  });

  it.each([null, ''])('finds the place of a resort whose full name is %j', (fullName) => {
    const resortPlaces = parseResortPlaces({ data: [{ ...RESORT, name: 'Palm Bay', location: 'Lagos', fullName }] });
    expect(resortPlaces).toMatchObject({ value: [{ fullName: 'Palm Bay, Lagos' }] });
  });

  it('has the currency that a price or credit names, in any letter case', () => {
    expect(parseResortDeals({ data: [{ ...RESORT, price: 1, currency: 'eur' }] }, 'USD')).toMatchObject({
      value: [{ price: { currency: 'EUR' } }],
    });
    const profile = { personal_info: { credits: { amount: 1, currency: 'eur' } }, geoLocation: { countryCode: 'de' } };
    expect(parseProfile(profile)).toMatchObject({ credits: { amount: 1, currency: 'EUR' }, countryCode: 'DE' });
  });
});

const hotelResponse = (details: object, rates: object = {}) => ({
  response: [
    {
      hotel: { hotelDetails: { heroImage: '/a.jpg', name: 'A', ...details } },
      rates: { totalRate: 1, ...rates },
      link: '/a',
    },
  ],
});
const HOTELS = 'GET /api/hotel/deals/hotel-search';
const CARS = 'GET /api/car-rental/deals/car-search';
const CAR = { vehiclePicture: '/a.jpg', veh: 'A', rates: { totalRate: 1 }, link: '/a' };
const USER = { id: 1, userType: 'Other', isTravelAgent: false, permissions: {} };

describe('what pages can’t show', () => {
  it.each([
    [HOTELS, hotelResponse({ distanceFrom: 'Faro' }), 'response[].hotel.hotelDetails.distance'],
    [HOTELS, hotelResponse({ reviewCount: 9 }), 'response[].hotel.hotelDetails.reviewScore'],
    [HOTELS, hotelResponse({}, { discountPercentage: 9 }), 'response[].rates.publishedRate'],
    [CARS, { response: [{ ...CAR, passangerCapacity: 4.5 }] }, 'response[].passangerCapacity'],
    [
      'GET /api/user/profile',
      { ...USER, personal_info: { first_name: 'A', email: 'a@b.example', credits: { amount: 5 } } },
      'personal_info.credits.currency',
    ],
  ])('is named by the doctor: %s', (call, response, field) => {
    expect(judgeResponse(call, response).map((problem) => problem.field)).toEqual([field]);
  });
});

describe('a cruise line without a code', () => {
  it.each(['Fjord & Faroe Steamers', 'Croisières d’Azur', 'خطوط البحر', 'A/B+C'])(
    'can be searched by its name: %s',
    (name) => {
      const lines = parseShipLines({ data: [{ name }] });
      const [line] = lines.ok ? lines.value : [];
      const today = Temporal.PlainDate.from('2026-02-01');
      const values = { shipLine: line?.id ?? '', month: '', adults: '2', children: '0', infants: '0' };
      expect(cruiseSearch.problems(values, { today } as Parameters<typeof cruiseSearch.problems>[1])).toEqual({});
    },
  );
});

describe('a place without coordinates', () => {
  const nowhere = [{ name: 'Nowhere' }, { name: 'Null Island', coordinates: null }];
  const suggestions = { data: { locationSuggestions: [...nowhere, ...PLACES.data.locationSuggestions] } };
  const http = (value: unknown): HttpClient => {
    const respond = async () => ({ ok: true, value }) as const;
    return { get: respond, post: respond, put: respond, send: respond };
  };
  const reportedErrors: unknown[] = [];
  const developers = (environment: string) => ({
    configuration: { current: () => ({ environment }) as never },
    reporter: { warn: (problem: unknown) => void reportedErrors.push(problem) },
  });

  it('can’t be searched, and is named by the doctor', () => {
    const foundSuggestions = parseSuggestions(suggestions, 'locationSuggestions');
    expect(suggestedPlaces(foundSuggestions.ok ? foundSuggestions.value : []).map(({ name }) => name)).toEqual(['A']);
    expect(judgeResponse('POST /api/v2/hotel/auto-suggest', suggestions).map(({ field }) => field)).toEqual(
      expect.arrayContaining(['data.locationSuggestions[].coordinates']),
    );
    expect(judgeResponse('GET /search', { data: [{ id: 1, name: 'A' }] })).toMatchObject([
      { field: 'data[].coordinates', problem: 'is missing' },
    ]);
  });

  it.each([
    ['local', 2],
    ['prod', 0],
  ])('is named in the console of a site in %s', async (environment, calls) => {
    reportedErrors.length = 0;
    await httpPlaceSource(http(suggestions), developers(environment)).hotels('no', NEVER_ABORTED);
    await httpResortService(http({ data: [...nowhere, RESORT] }), developers(environment)).search('no', NEVER_ABORTED);
    expect(reportedErrors).toHaveLength(calls);
    const names = ['Nowhere', 'Null Island'];
    for (const problem of reportedErrors) expect(problem).toMatchObject({ kind: 'places-without-coordinates', names });
  });
});
