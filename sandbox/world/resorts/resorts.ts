import { type DealRatesRecord, hotelRates } from '../deals/deal-rates.ts';
import { PLACES, type Place } from '../geo/nearest-place.ts';
import { hashOf, seededRandom } from '../seeded-random.ts';
import words from './resort-words.json' with { type: 'json' };

/** An invented resort at a real place. */
export interface Resort {
  readonly id: string;
  readonly name: string;
  readonly place: Place;
  /** 3.5 to 5, in halves. */
  readonly rating: number;
  readonly amenities: readonly string[];
  /** For a night, all included, in USD. */
  readonly dollars: number;
  /** The parts of that price, to the cent. */
  readonly rates: DealRatesRecord;
  readonly scene: string;
}

const PER_PLACE = 3;

/** Scenes that one goes to a resort for. */
const RESORT_SCENES: ReadonlySet<string> = new Set(['sea', 'mountains', 'desert']);

/** Every resort of a world: three at each place that one goes to for its beach, its mountains or its dunes. */
export function resortsOf(seed: number): Resort[] {
  return PLACES.filter(({ scenes }) => scenes.some((scene) => RESORT_SCENES.has(scene))).flatMap((place) => {
    const random = seededRandom(`resorts/${seed}/${place.name}/${place.landmark}`);
    const [first, second] = [random.shuffled(words.first), random.shuffled(words.second)];
    return Array.from({ length: PER_PLACE }, (_, index): Resort => {
      const name = `${first[index] ?? ''} ${second[index] ?? ''} ${place.name}`;
      const rating = random.whole(7, 10) / 2;
      const amenities = random.shuffled(words.amenities).slice(0, 3);
      const rates = hotelRates(random, rating, place.cost * 1.4);
      return {
        id: `R${hashOf(`${seed}/${name}/${place.landmark}`).toString(36).toUpperCase()}`,
        name,
        place,
        rating,
        amenities,
        dollars: Math.round(rates.totalRate),
        rates,
        scene: random.pick(place.scenes.filter((scene) => RESORT_SCENES.has(scene))),
      };
    });
  });
}
