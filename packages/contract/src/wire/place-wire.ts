import * as v from 'valibot';
import type { CallFailure } from '../notices/call-failure.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { type Place, type PlaceKind, placeFromFields } from '../trip/places.ts';
import { pointFields, wireLatitude, wireLongitude } from './degrees.ts';
import { isRecord } from './is-record.ts';
import { findList } from './parse-list-response.ts';
import { tolerantRecord, tolerantText } from './tolerant.ts';

const wirePlace = tolerantRecord({
  name: tolerantText,
  fullName: tolerantText,
  type: tolerantText,
  coordinates: tolerantRecord(pointFields),
  ...pointFields,
});

const PLACE_KINDS: ReadonlyMap<string, PlaceKind> = new Map<string, PlaceKind>([
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
  return placeFromFields({
    name,
    fullName,
    latitude: wireLatitude(coordinates) ?? wireLatitude(flat),
    longitude: wireLongitude(coordinates) ?? wireLongitude(flat),
    kind: PLACE_KINDS.get(type.trim().toLowerCase()),
  });
}

/**
 * Reads an auto-suggestion: the suggestions, then the other places of `allData`, without duplicates. The lists are in
 * `data`, next to it, or at the top level.
 *
 * @param field the name of the list of suggestions: `locationSuggestions`, `locations`
 */
export function parseSuggestions(response: unknown, field: string): Result<readonly Place[], CallFailure> {
  const data = isRecord(response) && Object.hasOwn(response, 'data') ? response.data : response;
  const lists = [findSuggestions(data, field), findAllData(data), findAllData(response)].filter(
    (list) => list !== undefined,
  );
  if (response === null || lists.length === 0) {
    return err({ kind: 'malformed', problem: 'The suggestion response holds no list.' });
  }
  const places = new Map<string, Place>();
  for (const place of lists.flat().map(parsePlace)) {
    if (place !== undefined) places.set(placeKey(place), place);
  }
  return ok([...places.values()]);
}

function findSuggestions(data: unknown, field: string): readonly unknown[] | undefined {
  if (data === null) return [];
  // A single place instead of a list with one place.
  if (isRecord(data) && Object.hasOwn(data, 'name')) return [data];
  return findList(data, [field]);
}

function findAllData(holder: unknown): readonly unknown[] | undefined {
  return isRecord(holder) ? findList(holder, ['allData']) : undefined;
}

function placeKey({ name, fullName, kind, coordinates }: Place): string {
  return JSON.stringify([name, fullName, kind, coordinates]);
}
