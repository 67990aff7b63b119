import { milesBetween } from '@livery/contract/trip/miles-between';
import table from './airport-cities.json' with { type: 'json' };
import { largestCityNamed } from './cities.ts';
import { type Coordinates } from './coordinates.ts';
import { cityNameIn, cityNames } from './place-names.ts';

/** An airport with the town in which it is, from the table. */
interface LocatedAirport extends Coordinates {
  readonly code: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

interface AirportCity {
  /** The IATA code for all its airports, if it isn't the code of one of them. */
  readonly code?: string;
  /** The busiest first. */
  readonly airports: string;
}

const AIRPORT_CITIES = Object.entries<AirportCity>(table).map(([name, { code, airports }]) => {
  return { name, code, airports: airports.split(' ') };
});

const CITY_OF_AIRPORT: ReadonlyMap<string, { readonly name: string; readonly rank: number }> = new Map(
  AIRPORT_CITIES.flatMap(({ name, airports }) => airports.map((airport, rank) => [airport, { name, rank }] as const)),
);

const AIRPORTS_OF_CITY: ReadonlyMap<string, readonly string[]> = new Map(
  AIRPORT_CITIES.flatMap(({ code, airports }) => (code === undefined ? [] : [[code, airports] as const])),
);

/**
 * The maximum distance of an airport from its city, in miles; one that is farther serves another city with the same
 * name.
 */
const MAX_AIRPORT_DISTANCE_MILES = 60;

/** The codes of a city's airports, the busiest first, by the city's code. */
export const airportsOfCity = (code: string): readonly string[] => AIRPORTS_OF_CITY.get(code) ?? [];

/** The city that an airport serves, in English: Tokyo for Narita; else the town in which it is. */
export const servedCity = ({ code, city }: LocatedAirport): string => CITY_OF_AIRPORT.get(code)?.name ?? city;

/** The position of an airport among those of its city, the busiest first, small ones last. */
export const rankInCity = ({ code }: Pick<LocatedAirport, 'code'>): number =>
  CITY_OF_AIRPORT.get(code)?.rank ?? Number.MAX_SAFE_INTEGER;

/** The same in a language of the shell. */
export function servedCityIn(language: string, airport: LocatedAirport): string {
  const city = servedCity(airport);
  return hasCityNames(airport) ? cityNameIn(language, city) : city;
}

/** All names by which an airport's city is found, including the town in which the airport is. */
export function servedCityNames(airport: LocatedAirport): readonly string[] {
  const city = servedCity(airport);
  return [...new Set([city, airport.city, ...(hasCityNames(airport) ? cityNames(city) : [])])];
}

/** Whether the names of a city apply here, and not to a larger city with the same name: `Londres` isn't in Ontario. */
function hasCityNames(airport: LocatedAirport): boolean {
  if (CITY_OF_AIRPORT.has(airport.code)) return true;
  const largest = largestCityNamed(airport.city);
  return (
    largest === undefined ||
    (largest.country === airport.country && milesBetween(largest, airport) < MAX_AIRPORT_DISTANCE_MILES)
  );
}
