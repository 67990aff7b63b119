import { addressWith } from '../../kit/navigation/address-query.ts';
import { RESORT_PAGES } from '../resort-pages.ts';
import type { Hold } from './hold.ts';

/** From a hold back to its resort, for the same stay; to the search where nobody knows which it was. */
export function resortAddress(hold: Hold | null): string {
  if (hold === null || hold.propertyId === '') return RESORT_PAGES.home;
  const { checkIn, checkOut, adults, children } = hold.stay ?? {};
  return addressWith(RESORT_PAGES.details, { property: hold.propertyId, checkIn, checkOut, adults, children });
}
