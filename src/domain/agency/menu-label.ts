import type { Service } from './booking-type.ts';

const LABELS: Readonly<Record<Service, string>> = {
  hotels: 'Hotels',
  cars: 'Cars',
  activities: 'Activities',
  cruises: 'Cruise',
  flights: 'Air Travel',
  resorts: 'Resorts',
};

/**
 * What menus call a service, in English; the deals tabs have names of their own.
 *
 * @see specification §1 and §3, booking types; readings 26
 */
export function menuLabel(service: Service): string {
  return LABELS[service];
}
