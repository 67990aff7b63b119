import { activitiesAt } from './activities-at.ts';
import type { DealRatesRecord } from './deal-rates.ts';
import type { Coordinates } from './geography.ts';
import { activityOfferId } from './reference/activity-offer-id.ts';

/** An activity deal as the wire carries it. @see rules §3 */
export interface ActivityDealRecord {
  readonly imageUrl: string;
  readonly title: string;
  /** Minutes. */
  readonly duration: number;
  readonly isFreeCancellation: boolean;
  /** 3.6 to 5, in tenths. */
  readonly rating: number;
  readonly rates: DealRatesRecord;
  /** A path on the site's own origin, which ends in the offer's id for the day that was asked for. */
  readonly link: string;
}

interface Neighbourhood extends Coordinates {
  /** The world's seed. */
  readonly seed: number;
  /** Where the pictures are served, as `http://host:port`. */
  readonly origin: string;
  /** The day; without one tomorrow is meant. */
  readonly date?: string;
}

const MOST = 8;

/**
 * Things to do around a point: eight as a rule, none in the wilderness. What there is suits the country: no dunes in
 * Bergen. The same hundredth of a degree and the same seed give the same activities at the same prices.
 *
 * @see rules §7, deal searches
 */
export function activitiesNear({ origin, ...search }: Neighbourhood): ActivityDealRecord[] {
  return activitiesAt(search)
    .slice(0, MOST)
    .map(({ id, scene, ...told }) => ({
      imageUrl: `${origin}/media/scene/${scene}/${id}.svg`,
      ...told,
      link: `/booknow/activities/result-details/${activityOfferId(search, id, search.seed)}`,
    }));
}
