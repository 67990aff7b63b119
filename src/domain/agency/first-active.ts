import { BOOKING_TYPES, type BookingMenuItem, type BookingType } from './booking-type.ts';

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
