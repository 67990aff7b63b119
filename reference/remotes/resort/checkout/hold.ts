import type { ResortHold } from '@livery/contract/resorts/resort-hold';
import { addressWith } from '@livery/remote';
import { RESORT_PAGES } from '../resort-pages.ts';

/** The address of a hold's resort, for the same stay; the address of the search if it is unknown. */
export function resortAddress(hold: ResortHold | null): string {
  if (hold === null || hold.propertyId === '') return RESORT_PAGES.base;
  const { checkIn, checkOut, adults, children } = hold.stay ?? {};
  return addressWith(RESORT_PAGES.details, { property: hold.propertyId, checkIn, checkOut, adults, children });
}
