import { describe, expect, it } from 'vitest';
import { parseSearches } from '../../account/agency/logged-search-wire.ts';
import { repeatSearch } from '../../account/agency/repeat-search.tsx';

const SEARCH_NEEDS = {
  today: Temporal.PlainDate.from('2026-02-01'),
  agency: { sameDayBookingDisallowed: { hotel: false, activities: false, car: false } },
  defaultGuests: { flight: { adults: 1, children: 0, infants: 0 }, cruise: { adults: 2, children: 0, infants: 0 } },
};

/** The target of a logged search's link. */
function searchAgain(product: string, query: object, places: readonly string[] = []) {
  const [search] = parseSearches({ data: [{ id: '1', product, query, places }] }) ?? [];
  if (search === undefined) throw new Error('The log has no search.');
  const { to, possible } = repeatSearch(search, SEARCH_NEEDS);
  const [path, values] = to.split('?');
  return [possible, path, Object.fromEntries(new URLSearchParams(values))];
}

describe('a logged search', () => {
  it('for a hotel leads to its results, with the guests in their rooms', () => {
    const point = { lat: '38.7', long: '-9.1', checkIn: '2026-02-10', checkOut: '2026-02-12' };
    const query = { ...point, rooms: '2', adults: '3', children: '1', guests: '2-5.1' };
    expect(searchAgain('hotel', query, ['Lisbon'])).toEqual([
      true,
      '/booknow/hotels/search',
      { ...point, place: 'Lisbon', guests: '2-5.1' },
    ]);
  });

  it('for a car has times to the minute, and a place of return only where it differs', () => {
    const there = { pickupLatitude: '38.7', pickupLongitude: '-9.1' };
    const times = { pickUpDateTime: '2026-02-10T11:00:00', returnDateTime: '2026-02-12T11:00:00', age: '30' };
    const minutes = { pickUpDateTime: '2026-02-10T11:00', returnDateTime: '2026-02-12T11:00', age: '30' };
    const returnFields = (returnLatitude: string) => ({ returnLatitude, returnLongitude: '-9.1' });
    expect(searchAgain('car', { ...there, ...returnFields('38.7'), ...times }, ['Lisbon', 'Lisbon'])).toEqual([
      true,
      '/booknow/cars/search',
      { pickUp: 'Lisbon', ...there, ...minutes },
    ]);
    expect(searchAgain('car', { ...there, ...returnFields('41.1'), ...times }, ['Lisbon', 'Porto'])[2]).toEqual({
      pickUp: 'Lisbon',
      dropOff: 'Porto',
      ...there,
      ...returnFields('41.1'),
      ...minutes,
    });
  });

  it('for a flight one way stays one way', () => {
    const query = { from: 'LIS', to: 'OSL', departure: '2026-02-10', adults: '2', children: '0', infants: '1' };
    expect(searchAgain('flight', query, ['Lisbon', 'Oslo'])).toEqual([
      true,
      '/booknow/flights/search',
      { ...query, fromName: 'Lisbon (LIS)', toName: 'Oslo (OSL)' },
    ]);
  });

  it('for a cruise, or for something to do, leads there as it is', () => {
    expect(searchAgain('cruise', { month: '2026-03', adults: '2' })).toEqual([
      true,
      '/booknow/cruise/search',
      { month: '2026-03', adults: '2' },
    ]);
    const query = { latitude: '1', longitude: '2', date: '2026-02-01' };
    expect(searchAgain('activity', query)).toEqual([true, '/booknow/activities/search', query]);
  });

  it.each([
    ['activity', '/booknow/activities', { latitude: '1', longitude: '2', date: '2026-01-31' }],
    ['flight', '/booknow/flights', { from: 'LIS', to: 'OSL', departure: '2026-01-31', adults: '1' }],
    ['cruise', '/booknow/cruise', { month: '2026-01', adults: '2' }],
    ['hotel', '/booknow/hotels', { lat: '1', long: '2' }],
  ])('for past or missing days leads to the form of the product: %s', (product, path, query) => {
    expect(searchAgain(product, query).slice(0, 2)).toEqual([false, path]);
  });
});
