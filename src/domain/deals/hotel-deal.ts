import type { DealCover } from './deal-cover.ts';
import type { DealRates } from './price-rows.ts';

/** A hotel on offer (rules §3). @rule 3.7 */
export interface HotelDeal {
  readonly name: string;
  readonly heroImage: string;
  /** Details of that picture, if the platform gives them. */
  readonly cover?: DealCover | undefined;
  /** Miles from `distanceFrom`; `null` if not given. */
  readonly distance: number | null;
  readonly distanceFrom: string;
  /** 0 to 5; `null` if not rated. */
  readonly rating: number | null;
  /** As the platform sends it; `parseBoard` reads it. */
  readonly board?: string | undefined;
  /** As the platform sends them; `hotelReviews` checks them. */
  readonly reviewScore?: number | undefined;
  readonly reviewCount?: number | undefined;
  readonly rates: DealRates;
  readonly link: string;
}
