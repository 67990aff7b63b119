import type { DealRatesRecord } from './deal-rates.ts';
import type { Coordinates } from './geography.ts';
import { milesBetween, pointAway } from './geography.ts';
import { hotelNames } from './hotel-name.ts';
import { hotelRates } from './hotel-rates.ts';
import { hundredth } from './hundredth.ts';
import type { Place } from './nearest-place.ts';
import { nearestPlace } from './nearest-place.ts';
import type { SeededRandom } from './seeded-random.ts';
import { hashOf, seededRandom } from './seeded-random.ts';

/** A hotel deal as the wire carries it. @see specification §3 */
export interface HotelDealRecord {
  readonly hotel: {
    readonly hotelDetails: {
      readonly heroImage: string;
      readonly name: string;
      /** Miles, with all their decimals. */
      readonly distance: number;
      readonly distanceFrom: string;
    };
  };
  /** 2.5 to 5, in halves. */
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
  /** How far from the point they may stand, in miles. */
  readonly radius?: number;
}

/** Farther than this from any place we know (in miles) is open sea or ice: nobody rents a room there. */
const WILDERNESS = 1500;
/** Within this many miles one says how far it is to the landmark, beyond it how far to what was asked for. */
const LANDMARK_REACH = 6;
/** Within this many miles a hotel may call itself after the town. */
const TOWN_REACH = 60;

/**
 * Hotels around a point, the nearest first: eight as a rule, sometimes fewer, none in the wilderness
 * (such as 0, -140 in the middle of the Pacific, or beyond 80 degrees north or south).
 *
 * The same hundredth of a degree and the same seed give the same hotels at the same prices.
 *
 * @see specification §7, deal searches
 */
export function hotelsNear({ seed, origin, radius = 15, ...asked }: Neighbourhood): HotelDealRecord[] {
  const point = { latitude: hundredth(asked.latitude), longitude: hundredth(asked.longitude) };
  const nearest = nearestPlace(point);
  if (nearest.miles > WILDERNESS || Math.abs(point.latitude) > 80) return [];
  const key = `${seed}/${point.latitude}/${point.longitude}`;
  const random = seededRandom(key);
  const names = hotelNames(random, nearest.miles <= TOWN_REACH ? nearest.place : null, random.pick(COUNTS));
  const measureFrom =
    nearest.miles <= LANDMARK_REACH
      ? { ...nearest.place, called: nearest.place.landmark }
      : { ...point, called: 'your destination' };
  return names
    .map((name, number) => ({ name, number, ...standing(point, seededRandom(`${key}/${name}`)) }))
    .filter((hotel) => milesBetween(hotel, point) <= radius)
    .map((hotel) =>
      dealOf(hotel, {
        place: nearest.place,
        distance: milesBetween(hotel, measureFrom),
        distanceFrom: measureFrom.called,
        origin,
      }),
    )
    .sort((one, other) => one.hotel.hotelDetails.distance - other.hotel.hotelDetails.distance);
}

/** How many hotels answer: mostly two rows of four. */
const COUNTS: readonly number[] = [8, 8, 8, 8, 8, 8, 7, 6, 5, 3];

interface Hotel extends Coordinates {
  readonly name: string;
  /** Its number in the answer: neighbours show different pictures. */
  readonly number: number;
  readonly random: SeededRandom;
}

/** Puts a hotel on the map: many near the point, few far out. */
function standing(point: Coordinates, random: SeededRandom): Omit<Hotel, 'name' | 'number'> {
  const miles = 0.15 + 14 * random.next() ** 1.8;
  return { ...pointAway(point, miles, random.between(0, 2 * Math.PI)), random };
}

interface Whereabouts {
  readonly place: Place;
  readonly distance: number;
  readonly distanceFrom: string;
  readonly origin: string;
}

function dealOf({ name, number, random, latitude, longitude }: Hotel, at: Whereabouts): HotelDealRecord {
  const id = hashOf(`${name}/${latitude}/${longitude}`).toString(36);
  const rating = random.pick(STARS);
  return {
    hotel: {
      hotelDetails: {
        heroImage: `${at.origin}/media/scene/${at.place.scenes[number % at.place.scenes.length]}/${id}.svg`,
        name,
        distance: at.distance,
        distanceFrom: at.distanceFrom,
      },
    },
    rating,
    rates: hotelRates(random, rating, at.place.cost),
    link: `/booknow/hotels/search-details?hotelId=${id}`,
  };
}

const STARS: readonly number[] = [2.5, 3, 3.5, 3.5, 4, 4, 4, 4.5, 4.5, 5];
