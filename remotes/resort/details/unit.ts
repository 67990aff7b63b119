import type { OfferPrice } from '@livery/kit/price/offer-price';
import type { Money } from '@livery/remote';
import { guestsOf, type Stay } from '../stay/stay.ts';

/** A room, suite or house of a resort, as offered for a stay. */
export interface Unit {
  readonly id: string;
  readonly name: string;
  /** The most guests; `null` where it is missing. */
  readonly sleeps: number | null;
  readonly bedrooms: number | null;
  /** Square metres. */
  readonly size: number | null;
  readonly board: Board | '';
  /** Per night. */
  readonly price: Money | null;
  /** What that price is made of; `null` where it is missing. */
  readonly rates: OfferPrice | null;
  /** How many are available. */
  readonly left: number;
}

export const BOARDS = ['breakfast', 'half-board', 'all-inclusive'] as const;

export type Board = (typeof BOARDS)[number];

/** The units in the platform's order, those that are too small for the guests after all that they fit in. */
export function fittingFirst(units: readonly Unit[], stay: Stay): readonly Unit[] {
  const isTooSmall = (unit: Unit) => Number(unavailableReason(unit, stay) === 'tooSmall');
  return units.toSorted((one, other) => isTooSmall(one) - isTooSmall(other));
}

/** Why a unit can't be booked for a stay; `null` where it can. */
export function unavailableReason(unit: Unit, stay: Stay): 'soldOut' | 'tooSmall' | null {
  if (unit.left < 1) return 'soldOut';
  return unit.sleeps !== null && unit.sleeps < guestsOf(stay) ? 'tooSmall' : null;
}
