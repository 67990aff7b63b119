import { milesBetween } from '@livery/contract/trip/miles-between';
import table from './airport-cities.json' with { type: 'json' };
import { largestCityNamed } from './cities.ts';
import { type Coordinates } from './coordinates.ts';
import { cityNameIn, cityNames } from './place-names.ts';

/** An airport, of which its table knows the town that it lies in. */
interface LocatedAirport extends Coordinates {
  readonly code: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

interface AirportCity {
  /** IATA's for all its airports, if it isn't that of one of them. */
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

/** No airport of a city is so far from it, in miles; one that is serves a namesake. */
const MAX_AIRPORT_DISTANCE_MILES = 60;

/** The codes of a city's airports, the busiest first, by the code that stands for all of them. */
export const airportsOfCity = (code: string): readonly string[] => AIRPORTS_OF_CITY.get(code) ?? [];

/** The city that people fly to by an airport, in English: Tokyo for Narita's; else the town that it lies in. */
export const servedCity = ({ code, city }: LocatedAirport): string => CITY_OF_AIRPORT.get(code)?.name ?? city;

/** The place of an airport among those of its city, the busiest first, small ones last. */
export const rankInCity = ({ code }: Pick<LocatedAirport, 'code'>): number =>
  CITY_OF_AIRPORT.get(code)?.rank ?? Number.MAX_SAFE_INTEGER;

/** The same in a language of the shell. */
export function servedCityIn(language: string, airport: LocatedAirport): string {
  const city = servedCity(airport);
  return hasCityNames(airport) ? cityNameIn(language, city) : city;
}

/** All names that an airport's city is searched by, the town that it lies in among them. */
export function servedCityNames(airport: LocatedAirport): readonly string[] {
  const city = servedCity(airport);
  return [...new Set([city, airport.city, ...(hasCityNames(airport) ? cityNames(city) : [])])];
}

/** Whether the names of a city are those of this one, and not of a larger namesake: `Londres` is not in Ontario. */
function hasCityNames(airport: LocatedAirport): boolean {
  if (CITY_OF_AIRPORT.has(airport.code)) return true;
  const largest = largestCityNamed(airport.city);
  return (
    largest === undefined ||
    (largest.country === airport.country && milesBetween(largest, airport) < MAX_AIRPORT_DISTANCE_MILES)
  );
}
