import { milesBetween } from '@livery/contract/trip/miles-between';
import { type Coordinates, roundPoint } from '../geo/coordinates.ts';
import type { Landscape } from '../geo/landscape.ts';
import { landscapesAt } from '../geo/landscapes-at.ts';
import { type NearestPlace, nearestPlace, type Place } from '../geo/nearest-place.ts';
import { DEFAULT_MARKUPS } from '../offers/markups.ts';
import {
  HOTEL_FIELDS,
  type HotelStaySearch,
  hotelOfferId,
  hotelSearchValues,
  urlWithQuery,
} from '../offers/offer-id.ts';
import { frontPicture, numberedLooks, type PictureRecord, pictureRecord } from '../pictures/picture-record.ts';
import { hashText, type SeededRandom, seededRandom } from '../seeded-random.ts';
import { type Translate, translateTo } from '../words/translate.ts';
import type { DealContext } from './deal-context.ts';
import { type DealRatesRecord, dealRates, hotelNetRates, type NetRates } from './deal-rates.ts';
import { hotelSite } from './hotel-site.ts';
import words from './hotel-words.json' with { type: 'json' };

/** An invented hotel. */
export interface Hotel extends Coordinates {
  readonly id: string;
  readonly name: string;
  /** 2.5 to 5, in halves. */
  readonly stars: number;
  /** The landscape of its pictures. */
  readonly landscape: Landscape;
  readonly look: number;
  /** The town that its name may contain, or the empty text. */
  readonly town: string;
  /** Miles from the requested point. */
  readonly milesAway: number;
  /** Miles from `distanceFrom`, unrounded. */
  readonly distance: number;
  readonly distanceFrom: string;
  /** For a night in one room. */
  readonly nightly: NetRates;
}

/** If the nearest known place is farther away (in miles), there are no hotels. */
const MAX_MILES_TO_PLACE = 1500;
/** Within this many miles distances are measured from the landmark, otherwise from the requested point. */
const LANDMARK_RADIUS_MILES = 6;
/** Within this many miles a hotel's name may contain the name of the town. */
const TOWN_RADIUS_MILES = 60;
/** The possible numbers of deals on the home page: mostly two rows of four. */
const DEAL_COUNTS: readonly number[] = [8, 8, 8, 8, 8, 8, 7, 6, 5, 3];
const BATCH_SIZE = 12;

/**
 * Hotels within 15 miles of a point, none far from any known place (such as 0, -140 in the middle of the Pacific, or beyond
 * 80 degrees north or south).
 *
 * The same point, rounded to a hundredth of a degree, and the same seed give the same hotels at the same prices.
 *
 * @param streets further hotels, a dozen per street, after those of the home page
 */
export function generateHotels(
  { seed, ...coordinates }: Coordinates & { readonly seed: number },
  extraBatches = 0,
): Hotel[] {
  const point = roundPoint(coordinates);
  const nearest = nearestPlace(point);
  if (nearest.miles > MAX_MILES_TO_PLACE || Math.abs(point.latitude) > 80) return [];
  const key = `${seed}/${point.latitude}/${point.longitude}`;
  const town = nearest.miles <= TOWN_RADIUS_MILES ? nearest.place : null;
  const random = seededRandom(key);
  const names = hotelNames(random, town, random.pick(DEAL_COUNTS));
  for (let batch = 1; batch <= extraBatches; batch += 1) {
    names.push(...hotelNames(seededRandom(`${key}/street ${batch}`), town, BATCH_SIZE));
  }
  // Neighbours show different pictures.
  const lookAt = numberedLooks(landscapesAt(point), hashText(key) % 21);
  return [...new Set(names)].map((name, number) => ({
    ...generateHotel({ name, point, nearest }, seededRandom(`${key}/${name}`)),
    ...lookAt(number),
  }));
}

interface HotelSite {
  readonly name: string;
  readonly point: Coordinates;
  readonly nearest: NearestPlace;
}

function generateHotel(
  { name, point, nearest: { place, miles } }: HotelSite,
  random: SeededRandom,
): Omit<Hotel, 'landscape' | 'look'> {
  const site = hotelSite(point, random);
  const reference =
    miles <= LANDMARK_RADIUS_MILES ? { ...place, called: place.landmark } : { ...point, called: 'your destination' };
  const stars = random.pick(STAR_RATINGS);
  return {
    ...site,
    id: hashText(`${name}/${site.latitude}/${site.longitude}`).toString(36),
    name,
    stars,
    town: miles <= TOWN_RADIUS_MILES ? place.name : '',
    milesAway: milesBetween(site, point),
    distance: milesBetween(site, reference),
    distanceFrom: reference.called,
    nightly: hotelNetRates(random, stars, place.cost),
  };
}

const STAR_RATINGS: readonly number[] = [2.5, 3, 3.5, 3.5, 4, 4, 4, 4.5, 4.5, 5];

/**
 * Unique names of invented hotels.
 *
 * @param place their place; null if no known place is near
 */
function hotelNames(random: SeededRandom, place: Place | null, count: number): string[] {
  const [melodies, adjectives, nouns] = [words.melodies, words.adjectives, words.nouns].map(random.shuffled);
  const [families, features] = [random.shuffled(words.families), random.shuffled(words.features)];
  const kind = (): string => random.pick(words.kinds);
  const word = (list: readonly string[] | undefined, index: number): string => list?.[index % list.length] ?? '';
  const patterns = random.shuffled([
    (index: number) => `${place?.home ?? 'Villa'} ${word(melodies, index)}`,
    (index: number) => `The ${word(adjectives, index)} ${word(nouns, index)}`,
    (index: number) => `${word(families, index)} ${kind()}`,
    (index: number) => `${place === null ? word(melodies, index) : place.name} ${word(features, index)} Hotel`,
    (index: number) => `Hotel ${word(melodies, index)}`,
    (index: number) => `The ${word(nouns, index)} ${kind()}`,
  ]);
  return Array.from({ length: count }, (_, index) => patterns[index % patterns.length]?.(index) ?? '');
}

/** A hotel deal in the form of the API. @see rules §3 */
export interface HotelDealRecord {
  readonly hotel: {
    readonly hotelDetails: {
      readonly heroImage: string;
      /** The same picture, with its details. */
      readonly cover: PictureRecord;
      readonly name: string;
      /** Miles, with all their decimals. */
      readonly distance: number;
      readonly distanceFrom: string;
      /** `BB` with breakfast, `RO` without. */
      readonly board?: string;
      /** 0 to 10. */
      readonly reviewScore?: number;
      readonly reviewCount?: number;
    };
  };
  /** 2.5 to 5, in halves. */
  readonly rating: number;
  readonly rates: DealRatesRecord;
  /** A path on the site's origin, which leads to the offer for the requested stay. */
  readonly link: string;
}

interface Neighbourhood extends Coordinates, DealContext {
  /** The largest distance from the point, in miles. */
  readonly radius?: number;
  readonly stay?: HotelStaySearch;
}

const pictureFields = (heroImage: string, t: Translate) => ({ heroImage, cover: pictureRecord(heroImage, t) });

/** Hotels around a point, the nearest first: usually eight, sometimes fewer. @see rules §7, deal searches */
export function hotelDeals({
  origin,
  language,
  radius = 15,
  stay = {},
  markups = DEFAULT_MARKUPS,
  ...where
}: Neighbourhood): HotelDealRecord[] {
  const t = translateTo(language ?? 'en');
  const search = { ...where, ...stay };
  return generateHotels(where)
    .filter(({ milesAway }) => milesAway <= radius)
    .map(({ id, landscape, look, town, name, distance, distanceFrom, stars, nightly }) => ({
      hotel: {
        hotelDetails: {
          ...pictureFields(frontPicture({ id, landscape, look }, origin), t),
          name,
          distance,
          distanceFrom: t.place(distanceFrom),
        },
      },
      rating: stars,
      rates: dealRates(nightly, markups.hotel),
      link: urlWithQuery(
        '/booknow/hotels/search-details',
        ['hotelId', 'place', ...HOTEL_FIELDS],
        [hotelOfferId(search, id, where.seed), town, ...hotelSearchValues(search)],
      ),
    }))
    .sort((a, b) => a.hotel.hotelDetails.distance - b.hotel.hotelDetails.distance);
}
