import { test } from '@fast-check/vitest';
import { runs } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milesBetween } from '../../world/geo/coordinates.ts';
import { airportOf } from '../../world/offers/flights/airlines.ts';
import { cruise } from '../../world/products/cruise.ts';
import { flight } from '../../world/products/flight.ts';
import { ANY_SEARCH, TODAY } from './support/some-searches.ts';

const CONTEXT = { seed: 1, origin: '', today: TODAY };

function flights(query: Record<string, string>, language = 'en') {
  const found = flight.search(query, { ...CONTEXT, language });
  if (typeof found === 'string') throw new Error(found);
  return found.offers;
}

describe('where travellers are', () => {
  test.prop([ANY_SEARCH['flight'] ?? fc.constant({})], { numRuns: runs(10) })(
    'is near the airport of a landing, from that day until the next flight',
    (query) => {
      for (const { legs, visit } of flights(query)) {
        if (visit === undefined) throw new Error('A flight lands somewhere.');
        const index = legs.findIndex(({ arrival }) => arrival.startsWith(visit.start));
        const airport = airportOf(legs[index]?.to ?? '');
        if (airport === undefined) throw new Error(visit.start);
        expect(milesBetween(airport, { latitude: visit.lat, longitude: visit.long })).toBeLessThan(100);
        expect([visit.arrives, visit.leaves]).toEqual([legs[index]?.arrival, legs[index + 1]?.departure ?? null]);
        expect(visit.end).toBe(visit.leaves?.slice(0, 10) ?? null);
      }
    },
  );

  it('is the city, in the language of the search, not its airport', () => {
    const query = { from: 'OSL', to: 'LHR', departure: '2026-03-10', return: '2026-03-17' };
    for (const { visit } of flights(query, 'fr')) {
      expect(visit).toMatchObject({ place: 'Londres', lat: 51.509, end: '2026-03-17' });
    }
  });

  it('is the largest city near an airport whose city has another name in the table', () => {
    const [newYork] = flights({ from: 'OSL', to: 'JFK', departure: '2026-03-10' });
    expect(newYork?.visit).toMatchObject({ place: 'New York City', lat: 40.714 });
    const [shanghai] = flights({ from: 'OSL', to: 'PVG', departure: '2026-03-10' });
    expect(shanghai?.visit).toMatchObject({ place: 'Shanghai' });
  });

  it('is near an airport whose city has namesakes in other states', () => {
    const [wilmington] = flights({ from: 'OSL', to: 'ILN', departure: '2026-03-10' });
    expect(wilmington?.visit).toMatchObject({ place: 'Kettering' });
  });

  it('is where the last of several flights lands, or the first of those that end at home', () => {
    const query = { from: 'LIS', to: 'OSL', departure: '2026-02-10' };
    const placesWith = (next: string) => new Set(flights({ ...query, next }).map(({ visit }) => visit?.place));
    expect(placesWith('OSL-CPH-2026-02-14')).toEqual(new Set(['Copenhagen']));
    expect(placesWith('OSL-LHR-2026-02-12.LHR-LIS-2026-02-14')).toEqual(new Set(['Oslo']));
  });

  it('is the port of a cruise, the day before it departs', () => {
    const found = cruise.search({ shipLine: '9', month: '2026-05' }, CONTEXT);
    if (typeof found === 'string') throw new Error(found);
    expect(found.offers.length).toBeGreaterThan(0);
    for (const { visit, departure, departurePort } of found.offers) {
      if (visit === undefined) continue;
      expect(departurePort.startsWith(`${visit.place}, `)).toBe(true);
      expect([visit.start < departure, visit.end]).toEqual([true, departure]);
    }
    expect(found.offers.some(({ visit }) => visit !== undefined)).toBe(true);
  });
});
