import type { BookingMenuItem } from './booking-type.ts';
import { firstActive } from './first-active.ts';

/** Where Book Now leads when the agency sells nothing (specification §7, navigations). */
const FLIGHTS_PATH = '/booknow/flights';

/** Where Book Now leads: the first active service, else flights (specification §2 and §7). */
export function bookNowPath(menu: readonly BookingMenuItem[]): string {
  return firstActive(menu)?.path ?? FLIGHTS_PATH;
}
