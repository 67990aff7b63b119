import type { BookingMenuItem, Service } from './booking-type.ts';

/** Whether the agency sells a service: one that its menu does not name is not sold. */
export function isActive(menu: readonly BookingMenuItem[], service: Service): boolean {
  return menu.some((item) => item.service === service && item.active === true);
}
