import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../app.ts';
import { rentalDays } from '../../world/query-fields.ts';
import { requestSandbox } from '../support/request-sandbox.ts';

const search = (path: string, fields: Readonly<Record<string, string>>, app = createSandbox()) =>
  requestSandbox(`${path}?${new URLSearchParams(fields)}`, { app });

const HOTELS = '/api/hotel/deals/hotel-search';
const ACTIVITIES = '/api/activity/deals/activity-search';
const CARS = '/api/car-rental/deals/car-search';

const DUBAI = { latitude: '25.0805', longitude: '55.1403' };
const DXB = {
  pickupLatitude: '25.2532',
  pickupLongitude: '55.3657',
  returnLatitude: '25.2532',
  returnLongitude: '55.3657',
};

const HOME = { isOTA: 'true', isHome: 'true', isFromDestination: 'false' };

const HOTEL_SEARCH = {
  ...DUBAI,
  occupancies: '[{"numOfRoom":1,"numOfAdults":2,"numOfChildren":0,"childAges":[]}]',
  stayPeriod: '{"start":"2026-02-03","end":"2026-02-04"}',
  nationality: 'IN',
  destinationCountryCode: 'IN',
  currency: 'USD',
  radius: '15',
  searchString: 'Dubai',
};

const CAR_SEARCH = {
  ...DXB,
  age: '25',
  countryOfResidence: 'US',
  pickUpDateTime: '2026-02-03T11:00:00',
  returnDateTime: '2026-02-04T11:00:00',
  searchString: 'Dubai',
};

describe('a search for deals', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    [HOTELS, HOTEL_SEARCH],
    [ACTIVITIES, { ...DUBAI, date: '2026-02-03' }],
    [CARS, CAR_SEARCH],
  ])('of the home page finds some, with pictures that are there: %s', async (path, fields) => {
    const { status, json } = await search(path, { ...fields, ...HOME });
    const [first] = (json as { response: object[] }).response;
    const pictures = JSON.stringify(first).match(/http:\/\/127\.0\.0\.1:9000\/media\/[^"]+/g) ?? [];
    expect([status, pictures.length]).toEqual([200, path === CARS ? 2 : 5]);
    for (const picture of pictures) {
      expect((await createSandbox().request(picture)).headers.get('content-type')).toBe('image/svg+xml');
    }
  });

  it.each<[string, string, Readonly<Record<string, string>>]>([
    [HOTELS, 'latitude', {}],
    [HOTELS, 'latitude', { latitude: '', longitude: '1' }],
    [HOTELS, 'latitude', { latitude: 'north', longitude: '1' }],
    [HOTELS, 'latitude', { latitude: '0x10', longitude: '1' }],
    [HOTELS, 'latitude', { latitude: 'NaN', longitude: '1' }],
    [HOTELS, 'latitude', { latitude: '90.01', longitude: '1' }],
    [HOTELS, 'longitude', { latitude: '1' }],
    [HOTELS, 'longitude', { latitude: '1', longitude: '-181' }],
    [HOTELS, 'longitude', { latitude: '1', longitude: 'Infinity' }],
    [HOTELS, 'radius', { ...DUBAI, radius: 'far' }],
    [HOTELS, 'occupancies', { ...DUBAI, occupancies: '[object Object]' }],
    [HOTELS, 'occupancies', { ...DUBAI, occupancies: '[]' }],
    [HOTELS, 'stayPeriod', { ...DUBAI, stayPeriod: '2026-02-03' }],
    [HOTELS, 'stayPeriod', { ...DUBAI, stayPeriod: '{"start":"2026-02-04","end":"2026-02-04"}' }],
    [HOTELS, 'stayPeriod', { ...DUBAI, stayPeriod: '{"start":"2026-02-30T11:00","end":"2026-03-01"}' }],
    [ACTIVITIES, 'latitude', {}],
    [ACTIVITIES, 'latitude', { latitude: '91', longitude: '0' }],
    [ACTIVITIES, 'longitude', { latitude: '1', longitude: 'east' }],
    [ACTIVITIES, 'date', { ...DUBAI, date: '03/02/2026' }],
    [ACTIVITIES, 'date', { ...DUBAI, date: '2026-02-30' }],
    [ACTIVITIES, 'date', { ...DUBAI, date: '' }],
    [CARS, 'pickupLatitude', {}],
    [CARS, 'pickupLongitude', { ...DXB, pickupLongitude: '181' }],
    [CARS, 'returnLatitude', { ...DXB, returnLatitude: 'x' }],
    [CARS, 'returnLongitude', { ...DXB, returnLongitude: '' }],
    [CARS, 'age', { ...DXB, age: '17' }],
    [CARS, 'age', { ...DXB, age: 'old' }],
    [CARS, 'countryOfResidence', { ...DXB, countryOfResidence: 'usa' }],
    [CARS, 'pickUpDateTime', { ...CAR_SEARCH, pickUpDateTime: '2026-02-03' }],
    [CARS, 'returnDateTime', { ...DXB, pickUpDateTime: '2026-02-03T11:00:00' }],
    [CARS, 'returnDateTime', { ...DXB, pickUpDateTime: '2026-02-03T11:00', returnDateTime: '2026-02-03T11:00' }],
  ])('at %s refuses a bad %s in one sentence that names it: %j', async (path, field, fields) => {
    const { status, json } = await search(path, fields);
    expect([status, json]).toEqual([400, { message: expect.stringMatching(new RegExp(`^${field} must be .*\\.$`)) }]);
  });

  it.each(['-90', '90', '+12.5', '.5', '1e-7', '-0'])('takes %s for a latitude', async (latitude) => {
    expect((await search(HOTELS, { latitude, longitude: '0' })).status).toBe(200);
  });
});

describe('rentalDays', () => {
  it.each([
    ['2026-02-03T11:00:00', '2026-02-04T11:00:00', 1],
    ['2026-02-03T11:00', '2026-02-04T11:01', 2],
    ['2026-02-03T23:00', '2026-02-04T01:00', 1],
    ['2026-02-03T11:00', '2026-03-03T11:00', 28],
    [undefined, undefined, 1],
  ])('counts from %s to %s %d begun days', (from, until, days) => {
    expect(rentalDays(from, until)).toBe(days);
  });

  it.each(['2026-02-30T11:00', '2026-02-03T24:00', '2026-02-03 11:00', '2026-02-03T11:00Z', ''])(
    'reads no time in "%s"',
    (time) => {
      expect(rentalDays(time, '2026-02-04T11:00')).toMatch(/^pickUpDateTime must/);
    },
  );
});

const suggest = (path: string, body: unknown) => requestSandbox(path, { method: 'POST', body });

const typed = { text: 'lisb', isManageLocation: false };

const LISBON = {
  name: 'Lisbon',
  fullName: 'Lisbon, Portugal',
  type: 'city',
  coordinates: { lat: expect.closeTo(38.72, 1), long: expect.closeTo(-9.13, 1) },
};

const POSTED = ['/api/v2/hotel/auto-suggest', '/api/activities/destinations', '/api/car-rental/auto-suggest'] as const;

describe('auto-suggest (rules §7)', () => {
  it('suggests hotels, activities and cars in the shapes of rules 7.7', async () => {
    const [hotel, activities, car] = await Promise.all(POSTED.map((path) => suggest(path, typed)));
    expect(hotel?.json).toEqual({ data: { locationSuggestions: expect.arrayContaining([LISBON]), allData: [] } });
    expect(activities?.json).toEqual({ data: expect.arrayContaining([LISBON]), allData: [] });
    expect(car?.json).toEqual({ data: { locations: expect.any(Array), allData: [] } });
    expect(JSON.stringify(car?.json)).toContain('"code":"LIS"');
  });

  it('suggests airports by code, city and name', async () => {
    const { json } = await requestSandbox('/api/flight/airports?search=lis');
    expect(json).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ code: 'LIS', city: 'Lisbon' })]),
    });
  });

  it.each(POSTED)('suggests nothing for nothing typed: %s', async (path) => {
    expect(JSON.stringify((await suggest(path, { text: ' ' })).json)).not.toContain('name');
  });

  it.each([undefined, '{', [], {}, { text: 7 }, { text: 'x'.repeat(201) }, { text: 'a', isManageLocation: 'no' }])(
    'refuses %j in one sentence',
    async (body) => {
      for (const path of POSTED) {
        expect(await suggest(path, body)).toMatchObject({
          status: 400,
          json: { message: expect.stringMatching(/^Send JSON/) },
        });
      }
    },
  );

  it('refuses a body of more than 64 kB', async () => {
    const body = { text: 'lis', padding: 'x'.repeat(70_000) };
    expect((await suggest(POSTED[0], body)).status).toBe(413);
  });

  it('refuses a flight search that is missing or too long', async () => {
    expect((await requestSandbox('/api/flight/airports')).status).toBe(400);
    expect((await requestSandbox(`/api/flight/airports?search=${'x'.repeat(201)}`)).status).toBe(400);
  });
});
