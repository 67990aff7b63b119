import { BOOKING_TYPES, type BookingMenuItem, type BookingType, type Service } from './booking-type.ts';

/** Where Book Now leads when the agency sells nothing (specification §7, navigations). */
const FLIGHTS_PATH = '/booknow/flights';

/** Where Book Now leads: the first active service, else flights (specification §2 and §7). */
export function bookNowPath(menu: readonly BookingMenuItem[]): string {
  return firstActive(menu)?.path ?? FLIGHTS_PATH;
}

/**
 * The service that the agency puts first among those it sells, or `undefined`
 * when it sells none.
 *
 * @param menu in the agency's own order
 * @see specification §2, side navigation; §4, deals tab
 */
export function firstActive(menu: readonly BookingMenuItem[]): BookingType | undefined {
  const first = menu.find(({ active }) => active === true);
  return BOOKING_TYPES.find(({ service }) => service === first?.service);
}

/** Whether the agency sells a service: one that its menu does not name is not sold. */
export function isActive(menu: readonly BookingMenuItem[], service: Service): boolean {
  return menu.some((item) => item.service === service && item.active === true);
}
