import type { SearchNeeds, SearchValues } from '@livery/contract/search/search-plan';

export const TODAY = Temporal.PlainDate.from('2026-11-21');
const GUESTS = { flight: { adults: 3, children: 1, infants: 0 }, cruise: { adults: 4, children: 0, infants: 2 } };
export const ANY_DAY: SearchNeeds = agencyWith(false);
export const NOT_TODAY: SearchNeeds = agencyWith(true);

export function agencyWith(disallowed: boolean): SearchNeeds {
  const sameDayBookingDisallowed = { hotel: disallowed, activities: disallowed, car: disallowed };
  return { today: TODAY, agency: { sameDayBookingDisallowed }, defaultGuests: GUESTS };
}

/** Places that a visitor might choose. */
export const PLACES: SearchValues = {
  place: 'Lisbon',
  lat: '38.7223',
  long: '-9.1393',
  lon: '-9.1393',
  latitude: '38.7223',
  longitude: '-9.1393',
  pickUp: 'Lisbon',
  pickupLatitude: '38.77',
  pickupLongitude: '-9.13',
  from: 'LIS',
  to: 'OSL',
};

export const readFrom = (values: SearchValues) => (name: string) => values[name] ?? '';
