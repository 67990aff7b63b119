import type { WireRecord } from '../../../kit/data/wire-record.ts';
import { PRODUCTS } from '../../booking/product/product.ts';
import { dayIn } from '../frame/day-in.ts';
import { readList } from '../frame/read-list.ts';
import type { LoggedSearch } from './logged-search.ts';

/** What the products' searches call their days. */
const DAYS = ['checkIn', 'checkOut', 'pickUpDateTime', 'returnDateTime', 'date', 'departure', 'return'];

/** Reads `GET /api/reference/searches`. */
export const readSearches = readList((wire: WireRecord): LoggedSearch | undefined => {
  const product = PRODUCTS.find((known) => known === wire.text('product'));
  const id = wire.text('id');
  if (id === '' || product === undefined) return undefined;
  const query = wire.record('query');
  return {
    id,
    product,
    on: dayIn(wire, 'at'),
    by: wire.record('by').text('name').trim(),
    days: DAYS.map((name) => dayIn(query, name)).filter((day) => day !== ''),
    places: wire.texts('places').filter((place) => place.trim() !== ''),
    query: Object.fromEntries(query.names().map((name) => [name, query.text(name)])),
    results: wire.figure('results') ?? 0,
  };
});
