import type { ResortUnit } from '@livery/contract/resorts/resort-availability';
import { countGuests, type Stay } from '../stay/stay.ts';

/** The units in the platform's order; those that are too small for the guests are last. */
export function sortByFit(units: readonly ResortUnit[], stay: Stay): readonly ResortUnit[] {
  const isTooSmall = (unit: ResortUnit) => Number(unavailableReason(unit, stay) === 'tooSmall');
  return units.toSorted((a, b) => isTooSmall(a) - isTooSmall(b));
}

/** The reason why a unit can't be booked for a stay; `null` if it can. */
export function unavailableReason(unit: ResortUnit, stay: Stay): 'soldOut' | 'tooSmall' | null {
  if (unit.left < 1) return 'soldOut';
  return unit.sleeps !== null && unit.sleeps < countGuests(stay) ? 'tooSmall' : null;
}
