import { test } from '@fast-check/vitest';
import { DEFAULT_DEAL_LOCATION } from '@livery/contract/agency/policies';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SEARCHES } from '../../../src/domain/deals/deal-products.ts';
import { type DealSearches, searchedTime } from '../../../src/domain/deals/searched-time.ts';

function searchesOf(today: Temporal.PlainDate, sameDayDisallowed = false): DealSearches {
  const { airport, name } = DEFAULT_DEAL_LOCATION;
  const options = { today, sameDayDisallowed, where: { place: DEFAULT_DEAL_LOCATION, airport, named: name } };
  return {
    hotels: DEFAULT_SEARCHES.hotels(options),
    activities: DEFAULT_SEARCHES.activities(options),
    cars: DEFAULT_SEARCHES.cars(options),
  };
}

const searches = searchesOf(Temporal.PlainDate.from('2026-12-30'));
const asPlainJson = (time: ReturnType<typeof searchedTime>) => JSON.parse(JSON.stringify(time));

// @rule 9.1
describe('searchedTime (rules 9.1)', () => {
  it('is a night for two adults in a hotel', () => {
    expect(asPlainJson(searchedTime('hotels', searches))).toEqual({
      start: '2026-12-31',
      end: '2027-01-01',
      nights: 1,
      adults: 2,
      driverAge: null,
    });
  });

  it('counts the guests of every room', () => {
    const [room] = searches.hotels?.occupancies ?? [];
    if (room === undefined || searches.hotels === undefined) throw new Error('No room is searched.');
    const hotels = { ...searches.hotels, occupancies: [{ ...room, numOfRoom: 2 }, room] };
    expect(searchedTime('hotels', { ...searches, hotels })?.adults).toBe(6);
  });

  it('is the day of an activity', () => {
    expect(asPlainJson(searchedTime('activities', searches))).toMatchObject({
      start: '2026-12-31',
      end: null,
      adults: null,
    });
  });

  it("is the days of a rental, with the driver's age", () => {
    expect(asPlainJson(searchedTime('cars', searches))).toMatchObject({
      start: '2026-12-31',
      end: '2027-01-01',
      nights: null,
      driverAge: 25,
    });
  });

  it('is none where nothing was searched yet', () => {
    for (const tab of ['hotels', 'activities', 'cars'] as const) expect(searchedTime(tab, {})).toBeNull();
  });

  const anyDay = fc.integer({ min: 0, max: 5000 }).map((days) => Temporal.PlainDate.from('2024-01-01').add({ days }));
  test.prop([anyDay, fc.boolean()])('begins after today and ends a day later', (today, sameDayDisallowed) => {
    const madeSearches = searchesOf(today, sameDayDisallowed);
    for (const tab of ['hotels', 'activities', 'cars'] as const) {
      const time = searchedTime(tab, madeSearches);
      expect(time && today.until(time.start).days).toBeGreaterThan(0);
      expect(time?.end?.toString() ?? time?.start.add({ days: 1 }).toString()).toBe(
        time?.start.add({ days: 1 }).toString(),
      );
    }
  });
});
