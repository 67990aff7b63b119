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
  /** How many are available. */
  readonly left: number;
}

export const BOARDS = ['breakfast', 'half-board', 'all-inclusive'] as const;

export type Board = (typeof BOARDS)[number];

/** Why a unit can't be booked for a stay; `null` where it can. */
export function unavailableReason(unit: Unit, stay: Stay): 'soldOut' | 'tooSmall' | null {
  if (unit.left < 1) return 'soldOut';
  return unit.sleeps !== null && unit.sleeps < guestsOf(stay) ? 'tooSmall' : null;
}

/** The price of all nights, in cents that add up. */
export function priceOf(unit: Unit, nights: number): Money | null {
  return unit.price === null ? null : { ...unit.price, amount: Math.round(unit.price.amount * nights * 100) / 100 };
}
