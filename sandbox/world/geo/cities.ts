import table from './cities.json' with { type: 'json' };
import exonyms from './city-exonyms.json' with { type: 'json' };
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

/** What the largest city of a name is called in the languages of the shell. */
const EXONYMS = new Map<string, readonly string[]>(Object.entries(exonyms));

const search = prefixIndex(() => {
  const named = new Set<string>();
  return CITY_ROWS.map((row) => {
    const [name = ''] = row.split('|');
    const others = named.has(name) ? [] : (EXONYMS.get(name) ?? []);
    named.add(name);
    return [fullNameOf(row), ...others];
  });
});

/** The cities of which a name, in any language of the shell, has a word that begins with what was typed: the largest first. */
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
