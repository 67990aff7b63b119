import type { DealCover } from './deal-cover.ts';
import type { DealRates } from './price-rows.ts';

/** A hotel on offer (rules §3). */
export interface HotelDeal {
  readonly name: string;
  readonly heroImage: string;
  /** What is known of that picture, where the platform tells. */
  readonly cover?: DealCover | undefined;
  /** Miles from `distanceFrom`, or `null` when not given. */
  readonly distance: number | null;
  readonly distanceFrom: string;
  /** 0 to 5, or `null` when not rated. */
  readonly rating: number | null;
  readonly rates: DealRates;
  readonly link: string;
}
