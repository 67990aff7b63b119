import type { ActivityDuration } from './activity-duration.ts';
import type { DealRates } from './deal-rates.ts';

/** Something to do at the destination, on offer (specification §3). */
export interface ActivityDeal {
  readonly title: string;
  readonly image: string;
  /** `null` when not told. */
  readonly duration: ActivityDuration | null;
  readonly isFreeCancellation: boolean;
  /** 0 to 5, or `null` when not rated. */
  readonly rating: number | null;
  readonly rates: DealRates;
  readonly link: string;
}
