import { airportOf } from '../../world/reference/airlines.ts';
import { offerPlace } from '../../world/reference/offer-place.ts';
import { pointIn } from '../point-in.ts';
import type { Query } from './product.ts';

type PointFields = NonNullable<Parameters<typeof pointIn>[1]>;

/** Where the searches of a product keep their points. */
const POINTS: ReadonlyMap<string, readonly PointFields[]> = new Map([
  ['hotel', [{ latitude: 'lat', longitude: 'long' }]],
  ['activity', [{ latitude: 'latitude', longitude: 'longitude' }]],
  [
    'car',
    [
      { latitude: 'pickupLatitude', longitude: 'pickupLongitude' },
      { latitude: 'returnLatitude', longitude: 'returnLongitude' },
    ],
  ],
]);

/** What the places of a search are called, in its order. */
export function placesOf(product: string, query: Query): string[] {
  const points = (POINTS.get(product) ?? []).map((fields) => pointIn(query, fields));
  const airports = product === 'flight' ? [query['from'], query['to']] : [];
  return [
    ...points.flatMap((point) => (typeof point === 'string' ? [] : [offerPlace(point).city])),
    ...airports.map((code = '') => airportOf(code.toUpperCase())?.city || code),
  ];
}
