import activities from './activities.json' with { type: 'json' };
import type { DealRatesRecord } from './deal-rates.ts';
import { dealRates } from './deal-rates.ts';
import type { Coordinates } from './geography.ts';
import { hundredth } from './hundredth.ts';
import type { NearestPlace } from './nearest-place.ts';
import { nearestPlace } from './nearest-place.ts';
import { hashOf, seededRandom } from './seeded-random.ts';

/** An activity deal as the wire carries it. @see specification §3 */
export interface ActivityDealRecord {
  readonly imageUrl: string;
  readonly title: string;
  /** Minutes. */
  readonly duration: number;
  readonly isFreeCancellation: boolean;
  /** 3.6 to 5, in tenths. */
  readonly rating: number;
  readonly rates: DealRatesRecord;
  /** A path on the site's own origin. */
  readonly link: string;
}

interface Neighbourhood extends Coordinates {
  /** The world's seed. */
  readonly seed: number;
  /** Where the pictures are served, as `http://host:port`. */
  readonly origin: string;
}

/** Farther than this from any place we know (in miles), nobody shows anybody around. */
const WILDERNESS = 400;
/** Within this many miles a tour is a tour of the town. */
const TOWN_REACH = 60;
const MOST = 8;

/**
 * Things to do around a point: eight as a rule, none in the wilderness. What there is suits the country: no dunes in
 * Bergen. The same hundredth of a degree and the same seed give the same activities at the same prices.
 *
 * @see specification §7, deal searches
 */
export function activitiesNear({ seed, origin, ...asked }: Neighbourhood): ActivityDealRecord[] {
  const point = { latitude: hundredth(asked.latitude), longitude: hundredth(asked.longitude) };
  const nearest = nearestPlace(point);
  if (nearest.miles > WILDERNESS) return [];
  const key = `activities/${seed}/${point.latitude}/${point.longitude}`;
  return seededRandom(key)
    .shuffled(activities.filter((activity) => suits(activity, nearest)))
    .slice(0, MOST)
    .map((activity) => dealOf(activity, { key, nearest, origin }));
}

type Activity = (typeof activities)[number];

function suits(activity: Activity, { place }: NearestPlace): boolean {
  const needs = activity.needs === undefined ? activity.scenes : [activity.needs];
  return needs.some((scene) => place.scenes.includes(scene));
}

interface Whereabouts {
  readonly key: string;
  readonly nearest: NearestPlace;
  readonly origin: string;
}

function dealOf(
  { title, scenes, minutes, dollars }: Activity,
  { key, nearest, origin }: Whereabouts,
): ActivityDealRecord {
  const random = seededRandom(`${key}/${title}`);
  const id = hashOf(`${key}/${title}`).toString(36);
  const [shortest = 60, longest = 60] = minutes;
  const [cheapest = 20, dearest = 20] = dollars;
  return {
    imageUrl: `${origin}/media/scene/${random.pick(scenes)}/${id}.svg`,
    title: title.replace('{place}', nearest.miles <= TOWN_REACH ? nearest.place.name : 'the town'),
    duration: Math.round(random.between(shortest, longest) / 5) * 5,
    isFreeCancellation: random.chance(0.7),
    rating: random.whole(36, 50) / 10,
    rates: dealRates(random, random.between(cheapest, dearest) * Math.sqrt(nearest.place.cost)),
    link: `/booknow/activities/result-details/${id.toUpperCase()}`,
  };
}
