import { test } from '@fast-check/vitest';
import { PICK_UP_FIELDS } from '@livery/contract/search/car-search';
import { HOTEL_PLACE_FIELDS } from '@livery/contract/search/hotel-search';
import { RESORT_PLACE_FIELDS } from '@livery/contract/search/resort-search';
import type { PlaceFieldNames } from '@livery/contract/search/search-place';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recentPlaces } from '../../../src/domain/saved/recent-places.ts';
import type { RecentSearch } from '../../../src/domain/saved/recent-search.ts';
import { isChosen } from '../../../src/domain/search/named-place.ts';

function placeValues({ name, latitude, longitude }: PlaceFieldNames, ...[place, lat, long]: [string, string, string]) {
  return { [name]: place, [latitude]: lat, [longitude]: long };
}

const hotelSearch = (place: string, lat: string, long: string): RecentSearch => ({
  product: 'hotels',
  values: { place, lat, long, checkIn: '2026-12-01', checkOut: '2026-12-03', guests: '2' },
});
const LISBON = hotelSearch('Lisbon', '38.7223', '-9.1393');
const FLIGHT: RecentSearch = {
  product: 'flights',
  values: { fromName: 'Lisbon (LIS)', from: 'LIS', toName: '', to: 'OSL', departure: '2026-12-01' },
};
const RESORT: RecentSearch = {
  product: 'resorts',
  values: placeValues(RESORT_PLACE_FIELDS, 'Palm Bay, Lagos', '37.1', '-8.7'),
};
const PICKED_UP: RecentSearch = { product: 'cars', values: placeValues(PICK_UP_FIELDS, 'Lisbon', '38.72', '-9.14') };
const namesOf = (searches: readonly RecentSearch[], kind: Parameters<typeof recentPlaces>[1]) =>
  recentPlaces(searches, kind).map(({ name }) => name);

// @rule 2.27
describe('the places of recent searches', () => {
  it('are those that the field can take: airports, places, or those of resorts', () => {
    const searches = [FLIGHT, LISBON, RESORT];
    expect(namesOf(searches, 'airports')).toEqual(['Lisbon (LIS)', 'OSL']);
    expect(namesOf(searches, 'places')).toEqual(['Lisbon']);
    expect(namesOf(searches, 'resorts')).toEqual(['Palm Bay, Lagos']);
  });

  it('have the coordinates of the search, and none of its days', () => {
    expect(recentPlaces([LISBON], 'places')).toEqual([
      {
        id: 'Lisbon/38.7/-9.1',
        name: 'Lisbon',
        hint: '',
        kind: 'other',
        city: '',
        at: { latitude: '38.7223', longitude: '-9.1393' },
      },
    ]);
  });

  it('are there once, although another product tells fewer digits', () => {
    expect(namesOf([PICKED_UP, LISBON], 'places')).toEqual(['Lisbon']);
  });

  it('lack what has no name to choose it by, and what was typed and never chosen', () => {
    expect(namesOf([hotelSearch('', '38.7', '-9.1'), hotelSearch('Oslo', '', '')], 'places')).toEqual([]);
  });

  test.prop([
    fc.array(
      fc.tuple(fc.constantFrom('Oslo', 'Rome', '', 'Faro', 'Bath', 'Nice', 'Cork'), fc.integer({ min: -99, max: 99 })),
    ),
  ])('are five at most, no two the same, each of them chosen in a search', (drawn) => {
    const searches = drawn.map(([name, degrees]) => hotelSearch(name, `${degrees}`, '10.5'));
    const places = recentPlaces(searches, 'places');
    expect(places.length).toBeLessThanOrEqual(5);
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    for (const { name, at } of places) {
      const search = searches.find(
        ({ values }) => values['place'] === name && 'latitude' in at && values['lat'] === at.latitude,
      );
      expect(isChosen(search?.values ?? {}, HOTEL_PLACE_FIELDS)).toBe(true);
    }
  });
});
