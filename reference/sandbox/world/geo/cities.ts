import { joinNames } from '@livery/contract/shared/join-names';
import { milesBetween } from '@livery/contract/trip/miles-between';
import table from './cities.json' with { type: 'json' };
import { type Coordinates } from './coordinates.ts';
import { once } from './once.ts';
import { cityNameIn, cityNames, countryNameIn } from './place-names.ts';
import { normaliseText, prefixIndex } from './prefix-index.ts';

/** A town, or an island that is searched for as a whole. */
export interface City extends Coordinates {
  readonly name: string;
  /** With its country, and in the United States with its state: `Springfield, MO, United States`. */
  readonly fullName: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** About twenty thousand rows, the largest city first. */
export const CITY_ROWS: readonly string[] = table.rows;

/** The ranks of the cities with each name, the largest first. */
const ranksByName = once((): ReadonlyMap<string, readonly number[]> => {
  const ranks = new Map<string, number[]>();
  CITY_ROWS.forEach((row, rank) => {
    const name = rowName(row);
    const otherRank = ranks.get(name);
    if (otherRank === undefined) ranks.set(name, [rank]);
    else otherRank.push(rank);
  });
  return ranks;
});

/** Whether a city is the largest with its name: only that one has names in other languages. */
const isLargest = (rank: number, name: string): boolean => ranksByName().get(name)?.[0] === rank;

const searchNames = (row: string, rank: number): readonly string[] =>
  isLargest(rank, rowName(row)) ? cityNames(rowName(row)) : [rowName(row)];

const searchCities = prefixIndex(() =>
  CITY_ROWS.map((row, rank) => {
    const [name = '', ...otherNames] = searchNames(row, rank);
    return [cityFullName(row, name, 'en'), ...otherNames];
  }),
);

/** The number of matches before sorting. */
const MAX_CANDIDATES = 60;

/**
 * The cities whose name is the typed text, in any language of the shell, then those with a name in which a word begins
 * with it: Porto before Porto Alegre. The largest first.
 *
 * @param language of the names
 */
export function citiesLike(typedText: string, limit = 10, language = 'en'): City[] {
  const cityRanks = searchCities(typedText, Math.max(limit, MAX_CANDIDATES));
  const name = normaliseText(typedText);
  const isCalledSo = (rank: number) =>
    searchNames(CITY_ROWS[rank] ?? '', rank).some((searchName) => normaliseText(searchName) === name);
  const ordered = new Set([...cityRanks.filter(isCalledSo), ...cityRanks]);
  return [...ordered].slice(0, limit).map((rank) => cityAtRank(rank, language));
}

/**
 * The city with a name in a country; of several, the nearest to a point, or without a point the largest.
 *
 * @param of.name in English
 * @param of.country ISO 3166-1 alpha-2
 * @param language of the names
 */
export function cityNamed(
  { name, country, near }: { readonly name: string; readonly country: string; readonly near?: Coordinates },
  language: string,
): City | undefined {
  const cities = (ranksByName().get(name) ?? []).map((rank) => cityAtRank(rank, language));
  const otherCities = cities.filter((city) => city.country === country);
  if (near === undefined) return otherCities[0];
  return otherCities.sort((a, b) => milesBetween(near, a) - milesBetween(near, b))[0];
}

/** The largest city with an English name; names in other languages refer to it. */
export function largestCityNamed(name: string): City | undefined {
  const rank = ranksByName().get(name)?.[0];
  return rank === undefined ? undefined : cityAtRank(rank, 'en');
}

/** The city of a rank. */
export function cityAtRank(rank: number, language: string): City {
  const row = CITY_ROWS[rank] ?? '';
  const [ownNames = '', country = '', latitude, longitude] = row.split('|');
  const name = isLargest(rank, ownNames) ? cityNameIn(language, ownNames) : ownNames;
  const fullName = cityFullName(row, name, language);
  return { name, fullName, country, latitude: Number(latitude), longitude: Number(longitude) };
}

const rowName = (row: string): string => row.slice(0, row.indexOf('|'));

function cityFullName(row: string, name: string, language: string): string {
  const [, country = '', , , state] = row.split('|');
  return joinNames([name, state ?? '', countryNameIn(language, country)]);
}
