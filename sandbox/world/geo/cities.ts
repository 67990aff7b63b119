import table from './cities.json' with { type: 'json' };
import type { Coordinates } from './coordinates.ts';
import { countryName } from './countries.ts';
import { prefixIndex } from './prefix-index.ts';

/** A town, or an island that people mean as a whole. */
export interface City extends Coordinates {
  readonly name: string;
  /** With its country, and in the United States with its state: `Springfield, MO, United States`. */
  readonly fullName: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Some twenty thousand, the largest first. */
export const CITY_ROWS: readonly string[] = table.rows;

const search = prefixIndex(() => CITY_ROWS.map((row) => [fullNameOf(row)]));

/** The cities that begin with what was typed, or have a word that does, the largest first. */
export function citiesLike(typed: string, limit = 10): City[] {
  return search(typed, limit).map((rank) => cityOf(CITY_ROWS[rank] ?? ''));
}

function cityOf(row: string): City {
  const [name = '', country = '', latitude, longitude] = row.split('|');
  return { name, fullName: fullNameOf(row), country, latitude: Number(latitude), longitude: Number(longitude) };
}

function fullNameOf(row: string): string {
  const [name = '', country = '', , , state] = row.split('|');
  return [name, ...(state === undefined ? [] : [state]), countryName(country)].join(', ');
}
