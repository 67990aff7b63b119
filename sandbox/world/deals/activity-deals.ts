import { type Coordinates, roundPoint } from '../geo/coordinates.ts';
import { type NearestPlace, nearestPlace } from '../geo/nearest-place.ts';
import { activityOfferId } from '../offers/offer-id.ts';
import { hashOf, seededRandom } from '../seeded-random.ts';
import activities from './activities.json' with { type: 'json' };
import { type DealRatesRecord, dealRates } from './deal-rates.ts';

/** Something to do. */
export interface Activity {
  readonly id: string;
  readonly title: string;
  readonly scene: string;
  /** Minutes. */
  readonly duration: number;
  readonly isFreeCancellation: boolean;
  /** 3.6 to 5, in tenths. */
  readonly rating: number;
  /** For one person. */
  readonly rates: DealRatesRecord;
}

/** Farther than this from any known place there are no activities. */
const MAX_MILES_TO_PLACE = 400;
/** Within this many miles a tour is a tour of the town. */
const TOWN_REACH = 60;

/**
 * Activities around a point; none far from any known place. They suit the scenery: no dunes in Bergen. The same
 * hundredth of a degree and the same seed give the same activities at the same prices.
 */
export function generateActivities({ seed, ...coordinates }: Coordinates & { readonly seed: number }): Activity[] {
  const point = roundPoint(coordinates);
  const nearest = nearestPlace(point);
  if (nearest.miles > MAX_MILES_TO_PLACE) return [];
  const key = `activities/${seed}/${point.latitude}/${point.longitude}`;
  return seededRandom(key)
    .shuffled(activities.filter((plan) => isOffered(plan, nearest)))
    .map((plan) => activityOf(plan, key, nearest));
}

type Plan = (typeof activities)[number];

function isOffered(plan: Plan, { place }: NearestPlace): boolean {
  const needs = plan.needs === undefined ? plan.scenes : [plan.needs];
  return needs.some((scene) => place.scenes.includes(scene));
}

function activityOf({ title, scenes, minutes, dollars }: Plan, key: string, { place, miles }: NearestPlace): Activity {
  const random = seededRandom(`${key}/${title}`);
  const [shortest = 60, longest = 60] = minutes;
  const [cheapest = 20, dearest = 20] = dollars;
  return {
    id: hashOf(`${key}/${title}`).toString(36),
    scene: random.pick(scenes),
    title: title.replace('{place}', miles <= TOWN_REACH ? place.name : 'the town'),
    duration: Math.round(random.between(shortest, longest) / 5) * 5,
    isFreeCancellation: random.chance(0.7),
    rating: random.whole(36, 50) / 10,
    rates: dealRates(random, random.between(cheapest, dearest) * Math.sqrt(place.cost)),
  };
}

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

/** Activities around a point: usually eight. @see rules §7, deal searches */
export function activityDeals({ origin, ...search }: Neighbourhood): ActivityDealRecord[] {
  return generateActivities(search)
    .slice(0, MOST)
    .map(({ id, scene, ...facts }) => ({
      imageUrl: `${origin}/media/scene/${scene}/${id}.svg`,
      ...facts,
      link: `/booknow/activities/result-details/${activityOfferId(search, id, search.seed)}`,
    }));
}
