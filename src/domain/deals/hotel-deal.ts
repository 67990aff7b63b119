import type { DealCover } from './deal-cover.ts';
import type { DealRates } from './price-rows.ts';

/** A hotel on offer (rules §3). @rule 3.7 */
export interface HotelDeal {
  readonly name: string;
  readonly heroImage: string;
  /** What is known of that picture, if the platform tells. */
  readonly cover?: DealCover | undefined;
  /** Miles from `distanceFrom`, or `null` when not given. */
  readonly distance: number | null;
  readonly distanceFrom: string;
  /** 0 to 5, or `null` when not rated. */
  readonly rating: number | null;
  /** As the platform wrote it: `parseBoard` reads it. */
  readonly board?: string | undefined;
  /** As the platform gives them: `hotelReviews` judges them. */
  readonly reviewScore?: number | undefined;
  readonly reviewCount?: number | undefined;
  readonly rates: DealRates;
  readonly link: string;
}
