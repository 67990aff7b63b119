import type { Money } from '../market/money.ts';
import type { PriceParts } from '../market/price-parts.ts';

/** Whether a resort can be booked. */
export interface ResortAvailability {
  readonly propertyId: string;
  readonly available: boolean;
}

/** The boards that resorts offer. */
export const BOARDS = ['breakfast', 'half-board', 'all-inclusive'] as const;

export type Board = (typeof BOARDS)[number];

/** A room, suite or house of a resort, as offered for a stay. */
export interface ResortUnit {
  /** The id; the name if the service gives no id. */
  readonly id: string;
  /** Never blank. */
  readonly name: string;
  /** The most guests; `null` if it is missing. */
  readonly sleeps: number | null;
  readonly bedrooms: number | null;
  /** Square metres. */
  readonly size: number | null;
  readonly board: Board | '';
  /** Per night. */
  readonly price: Money | null;
  /** The parts of that price; `null` if they are missing. */
  readonly rates: PriceParts | null;
  /** How many are available. */
  readonly left: number;
}
