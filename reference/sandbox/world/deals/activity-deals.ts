import { type Coordinates, roundPoint } from '../geo/coordinates.ts';
import { type NearestPlace, nearestPlace } from '../geo/nearest-place.ts';
import { cityNameIn } from '../geo/place-names.ts';
import { DEFAULT_MARKUPS } from '../offers/markups.ts';
import { activityOfferId } from '../offers/offer-id.ts';
import { type PictureRecord, pictureRecord } from '../pictures/picture-record.ts';
import { hashText, seededRandom } from '../seeded-random.ts';
import { type Translate, translateTo } from '../words/translate.ts';
import activities from './activities.json' with { type: 'json' };
import type { DealContext } from './deal-context.ts';
import { type DealRatesRecord, dealRates, type NetRates, netRates } from './deal-rates.ts';

/** An activity, such as a tour. */
export interface Activity {
  readonly id: string;
  readonly title: string;
  /** The text of its title, with a gap for the place. */
  readonly titleText: string;
  readonly place: string;
  readonly scene: string;
  /** The subjects of its pictures, all different. */
  readonly shows: readonly string[];
  /** Minutes. */
  readonly duration: number;
  readonly isFreeCancellation: boolean;
  /** 3.6 to 5, in tenths. */
  readonly rating: number;
  /** For one person. */
  readonly rates: NetRates;
}

/** If the nearest known place is farther away, there are no activities. */
const MAX_MILES_TO_PLACE = 400;
/** A tour within this many miles is a tour of the town. */
const TOWN_RADIUS_MILES = 60;

/**
 * Activities around a point; none far from any known place. They suit the scenery: no dunes in Bergen. The same point,
 * rounded to a hundredth of a degree, and the same seed give the same activities at the same prices.
 */
export function generateActivities({ seed, ...coordinates }: Coordinates & { readonly seed: number }): Activity[] {
  const point = roundPoint(coordinates);
  const nearest = nearestPlace(point);
  if (nearest.miles > MAX_MILES_TO_PLACE) return [];
  const key = `activities/${seed}/${point.latitude}/${point.longitude}`;
  const plans = seededRandom(key).shuffled(activities.filter((plan) => isOfferedAt(plan, nearest)));
  return plans.map((plan, index) => generateActivity(unlikeNeighbour(plans[index - 1], plan), key, nearest));
}

/** A plan whose first picture has another subject than its neighbour's. */
function unlikeNeighbour(neighbour: ActivityPlan | undefined, plan: ActivityPlan): ActivityPlan {
  const [firstShow = '', secondShow = '', ...otherShows] = plan.shows;
  return neighbour?.shows[0] === firstShow ? { ...plan, shows: [secondShow, firstShow, ...otherShows] } : plan;
}

/** The title of an activity in a visitor's language. */
export function activityTitle({ titleText, place }: Activity, t: Translate): string {
  return t(titleText, { place: cityNameIn(t.language, t(place)) });
}

/** The addresses of an activity's pictures. */
export function activityPictures({ shows, id }: Activity, origin: string): string[] {
  return shows.map((kind, index) => `${origin}/media/scene/${kind}/${id}${index === 0 ? '' : `-${index}`}.svg`);
}

type ActivityPlan = (typeof activities)[number];

function isOfferedAt(plan: ActivityPlan, { place }: NearestPlace): boolean {
  const needs = plan.needs === undefined ? plan.scenes : [plan.needs];
  return needs.some((scene) => place.scenes.includes(scene));
}

function generateActivity(
  { title, scenes, shows, minutes, dollars }: ActivityPlan,
  key: string,
  { place, miles }: NearestPlace,
): Activity {
  const random = seededRandom(`${key}/${title}`);
  const [shortest = 60, longest = 60] = minutes;
  const [cheapestDollar = 20, dearest = 20] = dollars;
  const town = miles <= TOWN_RADIUS_MILES ? place.name : 'the town';
  return {
    id: hashText(`${key}/${title}`).toString(36),
    scene: random.pick(scenes),
    shows,
    title: title.replace('{place}', town),
    titleText: title,
    place: town,
    duration: Math.round(random.between(shortest, longest) / 5) * 5,
    isFreeCancellation: random.chance(0.7),
    rating: random.whole(36, 50) / 10,
    rates: netRates(random, random.between(cheapestDollar, dearest) * Math.sqrt(place.cost)),
  };
}

/** An activity deal in the form of the API. @see rules §3 */
export interface ActivityDealRecord {
  readonly imageUrl: string;
  /** The same picture, with its details. */
  readonly cover: PictureRecord;
  readonly title: string;
  /** Minutes. */
  readonly duration: number;
  readonly isFreeCancellation: boolean;
  /** 3.6 to 5, in tenths. */
  readonly rating: number;
  readonly rates: DealRatesRecord;
  /** A path on the site's origin, which ends in the offer's id for the requested day. */
  readonly link: string;
}

interface Neighbourhood extends Coordinates, DealContext {
  /** The day; by default tomorrow. */
  readonly date?: string;
}

const MAX_DEALS = 8;

/** Activities around a point: usually eight. @see rules §7, deal searches */
export function activityDeals({
  origin,
  language = 'en',
  markups = DEFAULT_MARKUPS,
  ...search
}: Neighbourhood): ActivityDealRecord[] {
  const t = translateTo(language);
  return generateActivities(search)
    .slice(0, MAX_DEALS)
    .map((activity) => {
      const { id, duration, isFreeCancellation, rating, rates } = activity;
      const [imageUrl = ''] = activityPictures(activity, origin);
      return {
        imageUrl,
        cover: pictureRecord(imageUrl, t),
        title: activityTitle(activity, t),
        duration,
        isFreeCancellation,
        rating,
        rates: dealRates(rates, markups.activity),
        link: `/booknow/activities/result-details/${activityOfferId(search, id, search.seed)}`,
      };
    });
}
