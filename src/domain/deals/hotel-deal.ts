import type { Board } from './board.ts';
import type { DealRates } from './price-rows.ts';
import type { Reviews } from './review-score.ts';

/** A hotel on offer (rules §3). */
export interface HotelDeal {
  readonly name: string;
  readonly heroImage: string;
  /** Miles from `distanceFrom`, or `null` when not given. */
  readonly distance: number | null;
  readonly distanceFrom: string;
  /** 0 to 5, or `null` when not rated. */
  readonly rating: number | null;
  /** Where the platform gives it, as the reviews. */
  readonly board?: Board | undefined;
  readonly reviews?: Reviews | undefined;
  readonly rates: DealRates;
  readonly link: string;
}
