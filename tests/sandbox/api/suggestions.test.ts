import { describe, expect, it } from 'vitest';
import { askSandbox } from '../support/ask-sandbox.ts';

const suggest = (path: string, body: unknown) => askSandbox(path, { method: 'POST', body });
const typed = { text: 'lisb', isManageLocation: false };
const LISBON = {
  name: 'Lisbon',
  fullName: 'Lisbon, Portugal',
  coordinates: { lat: expect.closeTo(38.72, 1), long: expect.closeTo(-9.13, 1) },
};
const POSTED = ['/api/v2/hotel/auto-suggest', '/api/activities/destinations', '/api/car-rental/auto-suggest'] as const;

describe('auto-suggest (rules §7)', () => {
  it('answers hotels, activities and cars in the shapes of rules 7.7', async () => {
    const [hotel, activities, car] = await Promise.all(POSTED.map((path) => suggest(path, typed)));
    expect(hotel?.json).toEqual({ data: { locationSuggestions: expect.arrayContaining([LISBON]), allData: [] } });
    expect(activities?.json).toEqual({ data: expect.arrayContaining([LISBON]), allData: [] });
    expect(car?.json).toEqual({ data: { locations: expect.any(Array), allData: [] } });
    expect(JSON.stringify(car?.json)).toContain('"code":"LIS"');
  });

  it('answers flights by code, city and name', async () => {
    const { json } = await askSandbox('/api/flight/airports?search=lis');
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
    expect((await askSandbox('/api/flight/airports')).status).toBe(400);
    expect((await askSandbox(`/api/flight/airports?search=${'x'.repeat(201)}`)).status).toBe(400);
  });
});
