import { type Coordinates, roundCoordinate } from '../geo/coordinates.ts';
import { hashText } from '../seeded-random.ts';
import type { ProductName } from './offer.ts';

/** The stay of a search; by default the next night. */
export interface HotelStaySearch {
  /** Days. */
  readonly checkIn?: string;
  readonly checkOut?: string;
  readonly rooms?: number;
  readonly adults?: number;
  readonly children?: number;
  /** The same guests by room, such as `2-6.1`; empty if only their number is known. */
  readonly guests?: string;
}

/** The fields of a hotel search, in their order within an offer's id. */
export const HOTEL_FIELDS: readonly string[] = [
  'lat',
  'long',
  'checkIn',
  'checkOut',
  'rooms',
  'adults',
  'children',
  'guests',
];

/** The fields' values in the form of an address: the last one only if it is known. */
export function hotelSearchValues({ latitude, longitude, ...stay }: Coordinates & HotelStaySearch): string[] {
  const { checkIn = '', checkOut = '', rooms = 1, adults = 2, children = 0, guests = '' } = stay;
  const point = [latitude, longitude].map(roundCoordinate);
  const knownValues = [...point, checkIn, checkOut, rooms, adults, children].map(String);
  return guests === '' ? knownValues : [...knownValues, guests];
}

/** The id of a hotel for a stay. */
export function hotelOfferId(search: Coordinates & HotelStaySearch, hotelId: string, seed: number): string {
  return writeOfferId(seed, { product: 'hotel', values: hotelSearchValues(search), key: hotelId });
}

/** The local times of pick-up and return; by default one day from tomorrow, 11:00. */
export interface CarTimes {
  readonly pickUpDateTime?: string;
  readonly returnDateTime?: string;
}

interface CarQuery extends CarTimes {
  readonly pickUp: Coordinates;
  readonly dropOff: Coordinates;
  /** The driver's age in years. */
  readonly age?: number;
  readonly residence?: string;
}

/** The fields of a car search, in their order within an offer's id. */
export const CAR_FIELDS: readonly string[] = [
  'pickupLatitude',
  'pickupLongitude',
  'returnLatitude',
  'returnLongitude',
  'pickUpDateTime',
  'returnDateTime',
  'age',
  'residence',
];

/** The fields' values in the form of an address: the last one only if it is known. */
export function carSearchValues({ pickUp, dropOff, age = 25, residence = '', ...times }: CarQuery): string[] {
  const { pickUpDateTime = '', returnDateTime = '' } = times;
  const points = [pickUp.latitude, pickUp.longitude, dropOff.latitude, dropOff.longitude].map(roundCoordinate);
  const knownValues = [...points, pickUpDateTime, returnDateTime, age].map(String);
  return residence === '' ? knownValues : [...knownValues, residence];
}

/** The id of a car for a rental. */
export function carOfferId(query: CarQuery, carId: string, seed: number): string {
  return writeOfferId(seed, { product: 'car', values: carSearchValues(query), key: carId });
}

interface ActivityQuery extends Coordinates {
  /** By default tomorrow. */
  readonly date?: string;
}

/** The fields of an activity search, in their order within an offer's id. */
export const ACTIVITY_FIELDS: readonly string[] = ['latitude', 'longitude', 'date'];

/** The id of an activity on a day. */
export function activityOfferId({ latitude, longitude, date = '' }: ActivityQuery, key: string, seed: number): string {
  const values = [String(roundCoordinate(latitude)), String(roundCoordinate(longitude)), date];
  return writeOfferId(seed, { product: 'activity', values, key });
}

/** The values with which an offer can be found again. */
export interface OfferKey {
  readonly product: ProductName;
  /**
   * The search that finds it, in the order of the product's fields; each value consists of letters, digits and `.:-`.
   */
  readonly values: readonly string[];
  /** Identifies the offer among the results. */
  readonly key: string;
}

const MAX_ID_LENGTH = 400;
const SIGNATURE_LENGTH = 14;

/** A signed, URL-safe id that encodes the search and the key of an offer. */
export function writeOfferId(seed: number, { product, values, key }: OfferKey): string {
  const payload = btoa([product, ...values, key].join('~'))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return idSignature(seed, payload) + payload;
}

/** The content of an id, or null if this world didn't issue it. */
export function parseOfferId(
  seed: number,
  id: string,
): (Omit<OfferKey, 'product'> & { readonly product: string }) | null {
  if (id.length > MAX_ID_LENGTH || !/^[\w-]+$/.test(id)) return null;
  const payload = id.slice(SIGNATURE_LENGTH);
  if (payload === '' || idSignature(seed, payload) !== id.slice(0, SIGNATURE_LENGTH)) return null;
  const [product, ...values] = decodeBase64Url(payload).split('~');
  const key = values.pop();
  return product === undefined || key === undefined ? null : { product, values, key };
}

/** Two hashes of seven characters each: detects mistakes and tampering, but isn't secret. */
function idSignature(seed: number, payload: string): string {
  return [`${seed}/${payload}`, `${payload}/${seed}`]
    .map((text) =>
      hashText(text)
        .toString(36)
        .padStart(SIGNATURE_LENGTH / 2, '0'),
    )
    .join('');
}

function decodeBase64Url(payload: string): string {
  try {
    return atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

/** A path with a query of some fields and their values; those without a value are left out. */
export function urlWithQuery(path: string, fields: readonly string[], values: readonly string[]): string {
  const pairs = fields.map((field, index) => [field, values[index] ?? '']).filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(pairs)}`;
}
