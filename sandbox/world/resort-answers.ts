import { folded } from './geo/folded.ts';
import type { Coordinates } from './geography.ts';
import { milesBetween } from './geography.ts';
import rates from './rates.json' with { type: 'json' };
import words from './resort-words.json' with { type: 'json' };
import type { Resort } from './resorts.ts';
import { resortsOf } from './resorts.ts';
import { seededRandom } from './seeded-random.ts';

/** A resort as its service carries it. The rules do not tell its fields. */
export interface ResortRecord {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  /** Where it lies, in words. */
  readonly location: string;
  readonly coordinates: { readonly lat: number; readonly lon: number };
  readonly rating: number;
  readonly amenities: readonly string[];
}

export interface ResortDealRecord extends ResortRecord {
  /** For a night. */
  readonly price: number;
  readonly currency: string;
}

export interface ResortRoomRecord {
  readonly id: string;
  readonly name: string;
  /** So many people, children among them. */
  readonly sleeps: number;
  readonly bedrooms: number;
  /** Square metres. */
  readonly size: number;
  /** `breakfast`, `half-board` or `all-inclusive`. */
  readonly board: string;
  /** For a night. */
  readonly price: number;
  readonly currency: string;
  /** How many are left, 0 to 6. */
  readonly left: number;
}

export interface Told {
  /** The world's seed. */
  readonly seed: number;
  /** Where the pictures are served, as `http://host:port`. */
  readonly origin: string;
}

const MOST = 8;
const REACH_MILES = 250;

/** The resorts whose name or place has a word that begins like the key, eight at most. @see rules §7 */
export function searchResorts(key: string, { seed, origin }: Told): ResortRecord[] {
  const wanted = folded(key);
  if (wanted === '') return [];
  return resortsOf(seed)
    .filter(({ name, place }) => ` ${folded(`${name} ${place.landmark}`)}`.includes(` ${wanted}`))
    .slice(0, MOST)
    .map((resort) => recordOf(resort, origin));
}

/**
 * Resorts within 250 miles of a point, the nearest first, eight at most.
 *
 * @param currency one of {@link isResortCurrency}
 * @see rules §7, resort service
 */
export function resortDealsNear(point: Coordinates, currency: string, { seed, origin }: Told): ResortDealRecord[] {
  return resortsOf(seed)
    .map((resort) => ({ resort, miles: milesBetween(point, resort.place) }))
    .filter(({ miles }) => miles <= REACH_MILES)
    .sort((one, other) => one.miles - other.miles)
    .slice(0, MOST)
    .map(({ resort }) => ({ ...recordOf(resort, origin), price: priceIn(currency, resort.dollars), currency }));
}

/** The rooms of a resort from a day on, or null for a resort that there is none of. */
export function resortRooms(id: string, checkIn: string, currency: string, seed: number): ResortRoomRecord[] | null {
  const resort = resortsOf(seed).find((one) => one.id === id);
  if (resort === undefined) return null;
  const random = seededRandom(`rooms/${seed}/${id}/${checkIn}`);
  return words.rooms.map((room, index) => ({
    ...room,
    price: priceIn(currency, resort.dollars * (1 + index * 0.45)),
    currency,
    left: random.whole(0, 6),
  }));
}

const RATES: ReadonlyMap<string, number> = new Map(Object.entries(rates.rates));

/** Whether resorts can be priced in a currency (ISO 4217). */
export function isResortCurrency(currency: string): boolean {
  return RATES.has(currency);
}

function priceIn(currency: string, dollars: number): number {
  return Math.round(dollars * (RATES.get(currency) ?? 1) * 100) / 100;
}

/** A resort as its service carries it everywhere. */
export function recordOf({ id, name, place, rating, amenities, scene }: Resort, origin: string): ResortRecord {
  return {
    id,
    name,
    image: `${origin}/media/scene/${scene}/${id}.svg`,
    location: `${place.landmark.replace(/^the /, 'The ')}, ${place.name}`,
    coordinates: { lat: place.latitude, lon: place.longitude },
    rating,
    amenities,
  };
}
