import { describe, expect, it } from 'vitest';
import { rentalDays } from '../../../sandbox/api/request/request-fields.ts';
import { createSandbox } from '../../../sandbox/app.ts';
import { askSandbox } from '../support/ask-sandbox.ts';

const search = (path: string, fields: Readonly<Record<string, string>>) =>
  askSandbox(`${path}?${new URLSearchParams(fields)}`);

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
  it('answers what the home page asks by default', async () => {
    const { status, json } = await search(ACTIVITIES, { ...DUBAI, ...HOME, date: '2026-02-03' });
    expect(status).toBe(200);
    const [first] = (json as { response: { imageUrl: string }[] }).response;
    expect((await createSandbox().request(first?.imageUrl ?? '')).headers.get('content-type')).toBe('image/svg+xml');
  });

  it('answers an empty list in the middle of the Pacific', async () => {
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
  it('answers what the home page asks by default', async () => {
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

  it('answers an empty list in the middle of the Pacific', async () => {
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
