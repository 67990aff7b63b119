import { milesBetween } from '@livery/contract/trip/miles-between';
import { hotelNetRates, type NetRates } from '../deals/deal-rates.ts';
import { type Coordinates } from '../geo/coordinates.ts';
import type { Landscape } from '../geo/landscape.ts';
import { landscapesOfPlace } from '../geo/landscapes-at.ts';
import { PLACES, type Place } from '../geo/nearest-place.ts';
import { numberedLooks } from '../pictures/picture-record.ts';
import { hashText, seededRandom } from '../seeded-random.ts';
import words from './resort-words.json' with { type: 'json' };

/** An invented resort at a real place. */
export interface Resort {
  readonly id: string;
  readonly name: string;
  readonly place: Place;
  /** 3.5 to 5, in halves. */
  readonly rating: number;
  readonly amenities: readonly string[];
  /** The agency's cost for a night in its cheapest room. */
  readonly rates: NetRates;
  /** The landscape of its pictures. */
  readonly landscape: Landscape;
  readonly look: number;
}

const RESORTS_PER_PLACE = 3;
const LOOK_COUNT = 21;

/** The landscapes of resorts. */
const RESORT_LANDSCAPES: ReadonlySet<string> = new Set(['coast', 'tropical', 'mountain', 'desert']);

/** Every resort of a world: three at each place with a beach, mountains or dunes. */
export function allResorts(seed: number): Resort[] {
  const places = PLACES.map((place) => ({
    place,
    landscapes: landscapesOfPlace(place).filter((landscape) => RESORT_LANDSCAPES.has(landscape)),
  }));
  return places
    .filter(({ landscapes }) => landscapes.length > 0)
    .flatMap(({ place, landscapes }, placeNumber) => {
      const random = seededRandom(`resorts/${seed}/${place.name}/${place.landmark}`);
      // Neighbours look different, also those of other places.
      const lookAt = numberedLooks([...new Set(landscapes)], (placeNumber * RESORTS_PER_PLACE) % LOOK_COUNT);
      const [firstWords, secondWords] = [random.shuffled(words.first), random.shuffled(words.second)];
      return Array.from({ length: RESORTS_PER_PLACE }, (_, index): Resort => {
        const name = `${firstWords[index] ?? ''} ${secondWords[index] ?? ''} ${place.name}`;
        const rating = random.whole(7, 10) / 2;
        const amenities = random.shuffled(words.amenities).slice(0, 3);
        return {
          id: `R${hashText(`${seed}/${name}/${place.landmark}`).toString(36).toUpperCase()}`,
          name,
          place,
          rating,
          amenities,
          rates: hotelNetRates(random, rating, place.cost * 1.4),
          ...lookAt(index),
        };
      });
    });
}

const SEARCH_RADIUS_MILES = 250;

/** The resorts within 250 miles of a point, the nearest first. */
export function resortsNear(resorts: readonly Resort[], point: Coordinates): Resort[] {
  return resorts
    .map((resort) => ({ resort, miles: milesBetween(point, resort.place) }))
    .filter(({ miles }) => miles <= SEARCH_RADIUS_MILES)
    .sort((a, b) => a.miles - b.miles)
    .map(({ resort }) => resort);
}
