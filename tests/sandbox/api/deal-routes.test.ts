import { describe, expect, it } from 'vitest';
import { rentalDays } from '../../../sandbox/api/request/request-fields.ts';
import { createSandbox } from '../../../sandbox/app.ts';
import { requestSandbox } from '../support/request-sandbox.ts';

const search = (path: string, fields: Readonly<Record<string, string>>) =>
  requestSandbox(`${path}?${new URLSearchParams(fields)}`);

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

describe(`GET ${ACTIVITIES}`, () => {
  it('responds to the default search of the home page', async () => {
    const { status, json } = await search(ACTIVITIES, { ...DUBAI, ...HOME, date: '2026-02-03' });
    expect(status).toBe(200);
    const [first] = (json as { response: { imageUrl: string }[] }).response;
    expect((await createSandbox().request(first?.imageUrl ?? '')).headers.get('content-type')).toBe('image/svg+xml');
  });

  it('responds with an empty list in the middle of the Pacific', async () => {
    expect((await search(ACTIVITIES, { latitude: '0', longitude: '-140' })).json).toEqual({ response: [] });
  });

  it.each([
    ['latitude', {}],
    ['latitude', { latitude: '91', longitude: '0' }],
    ['longitude', { latitude: '1', longitude: 'east' }],
    ['date', { ...DUBAI, date: '03/02/2026' }],
    ['date', { ...DUBAI, date: '2026-02-30' }],
    ['date', { ...DUBAI, date: '' }],
  ])('refuses a bad %s in one sentence that names it: %j', async (field, fields) => {
    const { status, json } = await search(ACTIVITIES, fields as Record<string, string>);
    expect([status, json]).toEqual([400, { message: expect.stringMatching(new RegExp(`^${field} must be .*\\.$`)) }]);
  });
});

describe(`GET ${CARS}`, () => {
  it('responds to the default search of the home page', async () => {
    const { status, json } = await search(CARS, {
      ...DXB,
      ...HOME,
      age: '25',
      countryOfResidence: 'US',
      pickUpDateTime: '2026-02-03T11:00:00',
      returnDateTime: '2026-02-04T11:00:00',
      searchString: 'Dubai',
    });
    expect(status).toBe(200);
    const [first] = (json as { response: { vehiclePicture: string; logo: string }[] }).response;
    for (const picture of [first?.vehiclePicture, first?.logo]) {
      expect((await createSandbox().request(picture ?? '')).headers.get('content-type')).toBe('image/svg+xml');
    }
  });

  it('responds with an empty list in the middle of the Pacific', async () => {
    const sea = { pickupLatitude: '0', pickupLongitude: '-140' };
    expect((await search(CARS, { ...DXB, ...sea })).json).toEqual({ response: [] });
  });

  it.each([
    ['pickupLatitude', {}],
    ['pickupLongitude', { ...DXB, pickupLongitude: '181' }],
    ['returnLatitude', { ...DXB, returnLatitude: 'x' }],
    ['returnLongitude', { ...DXB, returnLongitude: '' }],
    ['age', { ...DXB, age: '17' }],
    ['age', { ...DXB, age: 'old' }],
    ['countryOfResidence', { ...DXB, countryOfResidence: 'usa' }],
    ['pickUpDateTime', { ...DXB, pickUpDateTime: '2026-02-03', returnDateTime: '2026-02-04T11:00:00' }],
    ['returnDateTime', { ...DXB, pickUpDateTime: '2026-02-03T11:00:00' }],
    ['returnDateTime', { ...DXB, pickUpDateTime: '2026-02-03T11:00', returnDateTime: '2026-02-03T11:00' }],
  ])('refuses a bad %s in one sentence that names it: %j', async (field, fields) => {
    const { status, json } = await search(CARS, fields as Record<string, string>);
    expect([status, json]).toEqual([400, { message: expect.stringMatching(new RegExp(`^${field} must be .*\\.$`)) }]);
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
