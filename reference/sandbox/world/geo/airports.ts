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
    const [ownName = '', ...otherNames] = servedCityNames(airport);
    return [`${ownName}, ${countryName(airport.country)}`, airport.name, ...otherNames];
  }),
);

/** The number of matches before sorting, so that all airports of a city are next to each other. */
const MAX_CANDIDATES = 60;

/**
 * The airport with the typed code, or the airports of a city with that code; then those of a city with that name in any
 * language; then those whose city or name has a word that begins with the text. The airports of a city are next to each
 * other.
 */
export function airportsLike(typedText: string, limit = 10): Airport[] {
  const code = typedText.trim().toUpperCase();
  const coded = [code, ...airportsOfCity(code)].flatMap((cityCode) => airportsByCode().get(cityCode) ?? []);
  const foundAirports = searchAirports(typedText, MAX_CANDIDATES).flatMap((rank) => airports()[rank] ?? []);
  const city = normaliseText(typedText);
  const isCalledSo = (airport: Airport) => servedCityNames(airport).some((name) => normaliseText(name) === city);
  const orderedAirports = [...foundAirports.filter(isCalledSo), ...foundAirports];
  const cities = orderedAirports.map(cityKey);
  const placeOf = (airport: Airport) => cities.indexOf(cityKey(airport));
  orderedAirports.sort((a, b) => placeOf(a) - placeOf(b) || rankInCity(a) - rankInCity(b));
  return [...new Set([...coded, ...orderedAirports])].slice(0, limit);
}

const cityKey = (airport: Airport) => `${servedCity(airport)}, ${airport.country}`;

/** The nearest airport to a point within some miles, or null. */
export function nearestAirport(point: Coordinates, within: number): Airport | null {
  const airportDistances = airports().map((airport) => ({ airport, miles: milesBetween(point, airport) }));
  const nearest = airportDistances.reduce((bestAirport, next) => (next.miles < bestAirport.miles ? next : bestAirport));
  return nearest.miles <= within ? nearest.airport : null;
}
