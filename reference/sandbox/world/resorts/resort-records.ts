import { joinNames } from '@livery/contract/shared/join-names';
import { daysBetween } from '../days.ts';
import { type Coordinates, pointNear } from '../geo/coordinates.ts';
import { onLand } from '../geo/on-land.ts';
import { cityNameIn } from '../geo/place-names.ts';
import { DEFAULT_MARKUPS } from '../offers/markups.ts';
import type { Price } from '../offers/price.ts';
import { frontPicture, type PictureRecord, pictureRecord } from '../pictures/picture-record.ts';
import { seededRandom } from '../seeded-random.ts';
import { translateTo } from '../words/translate.ts';
import { nightPrice, stayPrice } from './resort-price.ts';
import words from './resort-words.json' with { type: 'json' };
import { allResorts, type Resort, resortsNear } from './resorts.ts';

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
  /** For all nights, in the stay's currency. */
  readonly rates: Price;
}

/**
 * The requested stay, or why it is not available.
 *
 * @param taken the number of the unit's rooms that others hold or have booked
 */
export function resortStay(
  resortId: string,
  request: StayRequest,
  { taken, ...context }: Omit<RecordContext, 'origin'> & { readonly taken: number },
): ResortStay | 'no-unit' | 'sold-out' | 'too-small' {
  const { unitId, checkIn, checkOut, adults, children, currency } = request;
  const unit = resortRooms(resortId, checkIn, currency, context)?.find(({ id }) => id === unitId);
  if (unit === undefined) return 'no-unit';
  if (unit.left <= taken) return 'sold-out';
  if (unit.sleeps < adults + children) return 'too-small';
  return { ...request, unit: unit.name, rates: stayPrice(unit.rates, daysBetween(checkIn, checkOut)) };
}

/** A resort in the form of its service. The rules don't name its fields. */
export interface ResortRecord {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  /** The same picture, with its details. */
  readonly cover: PictureRecord;
  /** Its place as text. */
  readonly location: string;
  readonly coordinates: { readonly lat: number; readonly lon: number };
  readonly rating: number;
  readonly amenities: readonly string[];
}

/** The price of a night. */
interface NightRecord {
  readonly price: number;
  readonly currency: string;
  /** The parts of that price, in the same currency. */
  readonly rates: Price;
}

export interface ResortDealRecord extends ResortRecord, NightRecord {
  /** The price of a night by the number of guests that a room sleeps. */
  readonly rooms: readonly (Omit<NightRecord, 'currency'> & { readonly sleeps: number })[];
}

export interface ResortRoomRecord extends NightRecord {
  readonly id: string;
  readonly name: string;
  /** The maximum number of people, including children. */
  readonly sleeps: number;
  readonly bedrooms: number;
  /** Square metres. */
  readonly size: number;
  /** `breakfast`, `half-board` or `all-inclusive`. */
  readonly board: string;
  /** The remaining number, 0 to 6. Of the last room there are always at least two. */
  readonly left: number;
}

export interface RecordContext {
  /** The world's seed. */
  readonly seed: number;
  /** The origin of the pictures' addresses, `http://host:port`. */
  readonly origin: string;
  /** The visitor's language; English by default. */
  readonly language?: string;
  /** The agency's markup on the wholesale rate, in percent; by default, the initial one of every agency. */
  readonly markup?: number;
}

const MAX_DEALS = 8;

/**
 * At most eight resorts within 250 miles of a point, the nearest first.
 *
 * @param currency one of {@link isResortCurrency}
 * @see rules §7, resort service
 */
export function resortDealsNear(
  point: Coordinates,
  currency: string,
  { seed, markup, ...context }: RecordContext,
): ResortDealRecord[] {
  return resortsNear(allResorts(seed), point)
    .slice(0, MAX_DEALS)
    .map((resort) => ({
      ...resortRecord(resort, context),
      ...nightRecord(resort, { currency, markup }),
      rooms: words.rooms.map(({ sleeps }, index) => {
        const { price, rates } = nightRecord(resort, { currency, markup, times: roomPriceFactor(index) });
        return { sleeps, price, rates };
      }),
    }));
}

/** Each room is more expensive than the one before it: its price relative to the first. */
const roomPriceFactor = (index: number): number => 1 + index * 0.45;

/** The rooms of a resort from a day on, or null for an unknown resort. */
export function resortRooms(
  id: string,
  checkIn: string,
  currency: string,
  { seed, markup, language = 'en' }: Omit<RecordContext, 'origin'>,
): ResortRoomRecord[] | null {
  const t = translateTo(language);
  const resort = allResorts(seed).find((candidate) => candidate.id === id);
  if (resort === undefined) return null;
  const random = seededRandom(`rooms/${seed}/${id}/${checkIn}`);
  return words.rooms.map((room, index) => ({
    ...room,
    name: t(room.name),
    ...nightRecord(resort, { currency, markup, times: roomPriceFactor(index) }),
    left: random.whole(index < words.rooms.length - 1 ? 0 : 2, 6),
  }));
}

interface NightRequest {
  readonly currency: string;
  readonly markup: number | undefined;
  /** Its price relative to the cheapest room. */
  readonly times?: number;
}

function nightRecord(
  { rates: net }: Resort,
  { currency, markup = DEFAULT_MARKUPS.resort, times = 1 }: NightRequest,
): NightRecord {
  const rates = nightPrice(net, { currency, markup }, times);
  return { price: rates.total, currency, rates };
}

/** A resort in the form in which its service sends it in all responses. */
export function resortRecord(resort: Resort, { origin, language = 'en' }: Omit<RecordContext, 'seed'>): ResortRecord {
  const { id, name, place, rating, amenities } = resort;
  const point = onLand(pointNear(place, { from: 0.4, to: 2.5 }, `resort/${id}`), place);
  const t = translateTo(language);
  const image = frontPicture(resort, origin);
  return {
    id,
    name,
    image,
    cover: pictureRecord(image, t),
    location: joinNames([t.place(place.landmark).replace(/^the /, 'The '), cityNameIn(language, place.name)]),
    coordinates: { lat: point.latitude, lon: point.longitude },
    rating,
    amenities: amenities.map((amenity) => t(amenity)),
  };
}
