import type { Service } from './booking-type.ts';

const SERVICES_BY_TITLE: ReadonlyMap<string, Service> = new Map([
  ['hotels', 'hotels'],
  ['hotel', 'hotels'],
  ['cars', 'cars'],
  ['car', 'cars'],
  ['car rentals', 'cars'],
  ['car rental', 'cars'],
  ['activities', 'activities'],
  ['activity', 'activities'],
  ['cruises', 'cruises'],
  ['cruise', 'cruises'],
  ['air travel', 'flights'],
  ['flights', 'flights'],
  ['flight', 'flights'],
  ['resorts', 'resorts'],
  ['resort', 'resorts'],
]);

/**
 * The service that a title of the booking menu, or a `?tab`, means: back ends
 * and addresses call the same thing by several names.
 *
 * @param title in any letter case, blanks around it ignored
 * @see specification §3, booking types; readings 26
 */
export function serviceOfTitle(title: string): Service | undefined {
  return SERVICES_BY_TITLE.get(title.trim().toLowerCase());
}
