import { daysBetween } from '../days.ts';
import { citiesLike } from '../geo/cities.ts';
import { type Coordinates, milesBetween, pointNear } from '../geo/coordinates.ts';
import { normaliseText } from '../geo/prefix-index.ts';
import { frontPicture, type PictureRecord, pictureRecord } from '../pictures/picture-record.ts';
import rates from '../rates.json' with { type: 'json' };
import { seededRandom } from '../seeded-random.ts';
import { translateTo } from '../words/translate.ts';
import words from './resort-words.json' with { type: 'json' };
import { type Resort, resortsOf } from './resorts.ts';

/** The stay of a requested hold. */
export interface StayRequest {
  readonly unitId: string;
  /** `2026-02-03`; the check-out is later. */
  readonly checkIn: string;
  readonly checkOut: string;
  readonly adults: number;
  readonly children: number;
  readonly currency: string;
}

/** A room of a resort for some nights, at the price when it was requested. */
export interface ResortStay extends StayRequest {
  readonly unit: string;
  /** For all nights, all included. */
  readonly total: number;
}

/**
 * The requested stay, or why it is not available.
 *
 * @param taken how many of the unit others hold, or have booked
 */
export function resortStay(
  resortId: string,
  request: StayRequest,
  { seed, language, taken }: Omit<RecordContext, 'origin'> & { readonly taken: number },
): ResortStay | 'no-unit' | 'sold-out' | 'too-small' {
  const { unitId, checkIn, checkOut, adults, children, currency } = request;
  const unit = resortRooms(resortId, checkIn, currency, seed, language)?.find(({ id }) => id === unitId);
  if (unit === undefined) return 'no-unit';
  if (unit.left <= taken) return 'sold-out';
  if (unit.sleeps < adults + children) return 'too-small';
  return { ...request, unit: unit.name, total: Math.round(unit.price * daysBetween(checkIn, checkOut) * 100) / 100 };
}

/** A resort as its service sends it. The rules do not name its fields. */
export interface ResortRecord {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  /** The same picture, and what is known of it. */
  readonly cover: PictureRecord;
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
  /** How many are left, 0 to 6. There are at least two of the last, whatever the day. */
  readonly left: number;
}

export interface RecordContext {
  /** The world's seed. */
  readonly seed: number;
  /** Where the pictures are served, as `http://host:port`. */
  readonly origin: string;
  /** The visitor's; English by default. */
  readonly language?: string;
}

const MOST = 8;
const REACH_MILES = 250;

/**
 * The resorts whose name or place has a word that begins like the key, then those nearest to the city that it names,
 * eight at most.
 *
 * @see rules §7
 */
export function searchResorts(key: string, { seed, ...context }: RecordContext): ResortRecord[] {
  const wanted = normaliseText(key);
  if (wanted === '') return [];
  const all = resortsOf(seed);
  const named = all.filter(({ name, place }) =>
    ` ${normaliseText(`${name} ${place.landmark}`)}`.includes(` ${wanted}`),
  );
  const [city] = citiesLike(key, 1);
  const nearest = city === undefined ? [] : byDistance(all, city).map(({ resort }) => resort);
  return [...new Set([...named, ...nearest])].slice(0, MOST).map((resort) => recordOf(resort, context));
}

/** With how far they are from a point, the nearest first. */
function byDistance(resorts: readonly Resort[], point: Coordinates) {
  return resorts
    .map((resort) => ({ resort, miles: milesBetween(point, resort.place) }))
    .sort((one, other) => one.miles - other.miles);
}

/**
 * Resorts within 250 miles of a point, the nearest first, eight at most.
 *
 * @param currency one of {@link isResortCurrency}
 * @see rules §7, resort service
 */
export function resortDealsNear(
  point: Coordinates,
  currency: string,
  { seed, ...context }: RecordContext,
): ResortDealRecord[] {
  return byDistance(resortsOf(seed), point)
    .filter(({ miles }) => miles <= REACH_MILES)
    .slice(0, MOST)
    .map(({ resort }) => ({ ...recordOf(resort, context), price: priceIn(currency, resort.dollars), currency }));
}

/** The rooms of a resort from a day on, or null for a resort that there is none of. */
export function resortRooms(
  id: string,
  checkIn: string,
  currency: string,
  seed: number,
  language = 'en',
): ResortRoomRecord[] | null {
  const t = translateTo(language);
  const resort = resortsOf(seed).find((one) => one.id === id);
  if (resort === undefined) return null;
  const random = seededRandom(`rooms/${seed}/${id}/${checkIn}`);
  return words.rooms.map((room, index) => ({
    ...room,
    name: t(room.name),
    price: priceIn(currency, resort.dollars * (1 + index * 0.45)),
    currency,
    left: random.whole(index < words.rooms.length - 1 ? 0 : 2, 6),
  }));
}

const RATES: ReadonlyMap<string, number> = new Map(Object.entries(rates.rates));

/** Whether resorts can be priced in a currency (ISO 4217). */
export const isResortCurrency = (currency: string): boolean => RATES.has(currency);

function priceIn(currency: string, dollars: number): number {
  return Math.round(dollars * (RATES.get(currency) ?? 1) * 100) / 100;
}

/** A resort as its service carries it everywhere. */
export function recordOf(resort: Resort, { origin, language = 'en' }: Omit<RecordContext, 'seed'>): ResortRecord {
  const { id, name, place, rating, amenities } = resort;
  const point = pointNear(place, { from: 0.4, to: 2.5 }, `resort/${id}`);
  const t = translateTo(language);
  const image = frontPicture(resort, origin);
  return {
    id,
    name,
    image,
    cover: pictureRecord(image, t),
    location: `${place.landmark.replace(/^the /, 'The ')}, ${place.name}`,
    coordinates: { lat: point.latitude, lon: point.longitude },
    rating,
    amenities: amenities.map((amenity) => t(amenity)),
  };
}
