import { milesBetween } from '@livery/contract/trip/miles-between';
import table from './airports.json' with { type: 'json' };
import { type Coordinates } from './coordinates.ts';
import { countryName } from './countries.ts';
import { once } from './once.ts';
import { normaliseText, prefixIndex } from './prefix-index.ts';
import { airportsOfCity, rankInCity, servedCity, servedCityNames } from './served-city.ts';

export interface Airport extends Coordinates {
  /** The IATA code, three letters. */
  readonly code: string;
  readonly name: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/** Every airport with a code, the busy ones of large cities first; the table is read on first use. */
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

const searchAirports = prefixIndex(() =>
  airports().map((airport) => {
    const [own = '', ...others] = servedCityNames(airport);
    return [`${own}, ${countryName(airport.country)}`, airport.name, ...others];
  }),
);

/** The number of matches before sorting, so that all airports of a city are next to each other. */
const MAX_CANDIDATES = 60;

/**
 * The airport with the typed code, or the airports of a city with that code; then those of a city with that name in any
 * language; then those whose city or name has a word that begins with the text. The airports of a city are next to each
 * other.
 */
export function airportsLike(typed: string, limit = 10): Airport[] {
  const code = typed.trim().toUpperCase();
  const coded = [code, ...airportsOfCity(code)].flatMap((own) => airportsByCode().get(own) ?? []);
  const found = searchAirports(typed, MAX_CANDIDATES).flatMap((rank) => airports()[rank] ?? []);
  const city = normaliseText(typed);
  const isCalledSo = (airport: Airport) => servedCityNames(airport).some((name) => normaliseText(name) === city);
  const ordered = [...found.filter(isCalledSo), ...found];
  const cities = ordered.map(cityKey);
  const placeOf = (airport: Airport) => cities.indexOf(cityKey(airport));
  ordered.sort((one, other) => placeOf(one) - placeOf(other) || rankInCity(one) - rankInCity(other));
  return [...new Set([...coded, ...ordered])].slice(0, limit);
}

const cityKey = (airport: Airport) => `${servedCity(airport)}, ${airport.country}`;

/** The nearest airport to a point within some miles, or null. */
export function nearestAirport(point: Coordinates, within: number): Airport | null {
  const measured = airports().map((airport) => ({ airport, miles: milesBetween(point, airport) }));
  const nearest = measured.reduce((best, next) => (next.miles < best.miles ? next : best));
  return nearest.miles <= within ? nearest.airport : null;
}
