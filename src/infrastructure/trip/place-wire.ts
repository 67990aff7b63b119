import * as v from 'valibot';
import { type Place, type PlaceKind, placeOf } from '../../domain/trip/places.ts';
import { record, text } from '../wire/tolerant.ts';

const decimals = v.pipe(v.string(), v.trim(), v.regex(/^[+-]?\d{1,3}(?:\.\d{1,20})?$/), v.transform(Number));

/** Degrees: a number, or a text that is one in decimals; anything else is `null`. */
const degrees = v.fallback(v.nullable(v.union([v.pipe(v.number(), v.finite()), decimals])), null);

const point = { lat: degrees, long: degrees, lon: degrees, lng: degrees, latitude: degrees, longitude: degrees };

const wirePlace = record({ name: text, fullName: text, type: text, coordinates: record(point), ...point });

const KINDS: ReadonlyMap<string, PlaceKind> = new Map<string, PlaceKind>([
  ['city', 'city'],
  ['multi_city', 'city'],
  ['neighborhood', 'city'],
  ['region', 'region'],
  ['state', 'region'],
  ['country', 'country'],
  ['airport', 'airport'],
  ['station', 'station'],
  ['train_station', 'station'],
  ['hotel', 'hotel'],
  ['resort', 'hotel'],
  ['attraction', 'attraction'],
  ['point_of_interest', 'attraction'],
]);

/** Reads one suggested place, its coordinates by any of their usual names; `undefined` where it has no name. */
export function parsePlace(value: unknown): Place | undefined {
  const { name, fullName, type, coordinates, ...flat } = v.parse(wirePlace, value);
  return placeOf({
    name,
    fullName,
    latitude: coordinates.lat ?? coordinates.latitude ?? flat.lat ?? flat.latitude ?? undefined,
    longitude: longitudeIn(coordinates) ?? longitudeIn(flat) ?? undefined,
    kind: KINDS.get(type.trim().toLowerCase()),
  });
}

function longitudeIn({ long, lon, lng, longitude }: v.InferOutput<v.ObjectSchema<typeof point, undefined>>) {
  return long ?? lon ?? lng ?? longitude;
}
