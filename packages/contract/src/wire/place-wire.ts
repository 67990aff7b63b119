import * as v from 'valibot';
import type { CallFailure } from '../notices/call-failure.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { type Place, type PlaceKind, placeOf } from '../trip/places.ts';
import { latitudeIn, longitudeIn, point } from './degrees.ts';
import { isRecord } from './is-record.ts';
import { listIn } from './parse-list-response.ts';
import { record, text } from './tolerant.ts';

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

/** Reads one suggested place, its coordinates by any of their usual names; `undefined` if it has no name. */
export function parsePlace(value: unknown): Place | undefined {
  const { name, fullName, type, coordinates, ...flat } = v.parse(wirePlace, value);
  return placeOf({
    name,
    fullName,
    latitude: latitudeIn(coordinates) ?? latitudeIn(flat),
    longitude: longitudeIn(coordinates) ?? longitudeIn(flat),
    kind: KINDS.get(type.trim().toLowerCase()),
  });
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
