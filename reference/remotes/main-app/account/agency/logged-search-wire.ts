import type { WireRecord } from '@livery/remote';
import { type SearchValues } from '@livery/remote/search';
import { PRODUCTS, type Product } from '../../booking/offer/offer.ts';
import { listParser, parseDay } from '../common/wire-readers.ts';

/** The names of the date fields in the products' search calls. */
const DAY_FIELDS = ['checkIn', 'checkOut', 'pickUpDateTime', 'returnDateTime', 'date', 'departure', 'return'];

/** Reads `GET /api/reference/searches`. */
export const parseSearches = listParser((wire: WireRecord): LoggedSearch | undefined => {
  const product = PRODUCTS.find((knownProduct) => knownProduct === wire.text('product'));
  const id = wire.text('id');
  if (id === '' || product === undefined) return undefined;
  const query = wire.record('query');
  return {
    id,
    product,
    on: parseDay(wire, 'at'),
    by: wire.record('by').text('name').trim(),
    days: DAY_FIELDS.map((name) => parseDay(query, name)).filter((day) => day !== ''),
    places: wire.texts('places').filter((place) => place.trim() !== ''),
    query: Object.fromEntries(query.names().map((name) => [name, query.text(name)])),
    results: wire.figure('results') ?? 0,
  };
});

/** A logged search of the agency's agents. */
export interface LoggedSearch {
  readonly id: string;
  readonly on: string;
  readonly by: string;
  readonly product: Product;
  /** One or two days. */
  readonly days: readonly string[];
  /** The names of one or two places; empty for cruises. */
  readonly places: readonly string[];
  /** The search parameters, by their names in the call. */
  readonly query: SearchValues;
  readonly results: number;
}
