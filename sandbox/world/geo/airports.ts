import table from './airports.json' with { type: 'json' };
import codes from './city-codes.json' with { type: 'json' };
import { type Coordinates, milesBetween } from './coordinates.ts';
import { countryName } from './countries.ts';
import { once } from './once.ts';
import { cityNames } from './place-names.ts';
import { prefixIndex } from './prefix-index.ts';

export interface Airport extends Coordinates {
  /** IATA's three letters. */
  readonly code: string;
  readonly name: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Every airport with a code, the busy ones of large cities first; read from the table once they are wanted. */
export const airports = once((): readonly Airport[] =>
  table.rows.map((row) => {
    const [code = '', name = '', city = '', country = '', latitude, longitude] = row.split('|');
    return { code, name, city, country, latitude: Number(latitude), longitude: Number(longitude) };
  }),
);

/** The same by their codes. */
export const airportsByCode = once(
  (): ReadonlyMap<string, Airport> => new Map(airports().map((airport) => [airport.code, airport])),
);

const search = prefixIndex(() =>
  airports().map(({ name, city, country }) => {
    const [own = '', ...others] = cityNames(city);
    return [`${own}, ${countryName(country)}`, name, ...others];
  }),
);

/** The codes of a city's airports, the busiest first, by the code that stands for all of them. */
const CITY_CODES: ReadonlyMap<string, string> = new Map(Object.entries(codes));

/**
 * The airport with the code that was typed, or those of a city with that code, then those whose city, in any language, or
 * name has a word that begins like it.
 */
export function airportsLike(typed: string, limit = 10): Airport[] {
  const code = typed.trim().toUpperCase();
  const coded = [code, ...(CITY_CODES.get(code)?.split(' ') ?? [])].flatMap((own) => airportsByCode().get(own) ?? []);
  const others = search(typed, limit).flatMap((rank) => airports()[rank] ?? []);
  return [...new Set([...coded, ...others])].slice(0, limit);
}

/** The nearest airport to a point within some miles, or null. */
export function nearestAirport(point: Coordinates, within: number): Airport | null {
  const measured = airports().map((airport) => ({ airport, miles: milesBetween(point, airport) }));
  const nearest = measured.reduce((best, next) => (next.miles < best.miles ? next : best));
  return nearest.miles <= within ? nearest.airport : null;
}
