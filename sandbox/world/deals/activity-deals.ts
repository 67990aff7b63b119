import type { Coordinates } from '../geo/coordinates.ts';
import { activityOfferId } from '../offers/offer-id.ts';
import { generateActivities } from './activities.ts';
import type { DealRatesRecord } from './deal-rates.ts';

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
  /** A path on the site's own origin, which ends in the offer's id for the requested day. */
  readonly link: string;
}

interface Neighbourhood extends Coordinates {
  /** The world's seed. */
  readonly seed: number;
  /** Where the pictures are served, as `http://host:port`. */
  readonly origin: string;
  /** The day; by default tomorrow. */
  readonly date?: string;
}

const MOST = 8;

/**
 * Activities around a point: usually eight, none far from any known place. They suit the scenery: no dunes in
 * Bergen. The same hundredth of a degree and the same seed give the same activities at the same prices.
 *
 * @see rules §7, deal searches
 */
export function activityDeals({ origin, ...search }: Neighbourhood): ActivityDealRecord[] {
  return generateActivities(search)
    .slice(0, MOST)
    .map(({ id, scene, ...facts }) => ({
      imageUrl: `${origin}/media/scene/${scene}/${id}.svg`,
      ...facts,
      link: `/booknow/activities/result-details/${activityOfferId(search, id, search.seed)}`,
    }));
}
