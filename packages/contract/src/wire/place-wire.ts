import * as v from 'valibot';
import type { CallFailure } from '../notices/call-failure.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { type Place, type PlaceKind, placeOf } from '../trip/places.ts';
import { listIn } from './parse-list-response.ts';
import { isRecord, record, text } from './tolerant.ts';

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

/**
 * Reads an auto-suggestion: the suggestions, then whatever else is in `allData`,
 * each place once. The lists are in `data`, beside it, or at the top
 * level.
 *
 * @param field what the list of suggestions is called: `locationSuggestions`, `locations`
 */
export function parseSuggestions(response: unknown, field: string): Result<readonly Place[], CallFailure> {
  const data = isRecord(response) && Object.hasOwn(response, 'data') ? response.data : response;
  const lists = [suggestedIn(data, field), allDataIn(data), allDataIn(response)].filter((list) => list !== undefined);
  if (response === null || lists.length === 0) {
    return err({ kind: 'malformed', problem: 'The suggestion response holds no list.' });
  }
  const places = new Map<string, Place>();
  for (const place of lists.flat().map(parsePlace)) {
    if (place !== undefined) places.set(keyOf(place), place);
  }
  return ok([...places.values()]);
}

function suggestedIn(data: unknown, field: string): readonly unknown[] | undefined {
  if (data === null) return [];
  // One place in the place of a list of one.
  if (isRecord(data) && Object.hasOwn(data, 'name')) return [data];
  return listIn(data, [field]);
}

function allDataIn(holder: unknown): readonly unknown[] | undefined {
  return isRecord(holder) ? listIn(holder, ['allData']) : undefined;
}

function keyOf({ name, fullName, kind, coordinates }: Place): string {
  return JSON.stringify([name, fullName, kind, coordinates]);
}
