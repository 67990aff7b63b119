import { type Airport, airportsLike } from './airports.ts';
import { citiesLike } from './cities.ts';
import type { Coordinates } from './coordinates.ts';
import { countryName } from './countries.ts';

/** A place to choose, as the wire carries it. */
export interface PlaceSuggestion {
  readonly name: string;
  readonly fullName: string;
  /** Degrees. */
  readonly coordinates: { readonly lat: number; readonly long: number };
  readonly type: 'airport' | 'city';
}

/** A place to rent a car at. */
export interface CarPlaceSuggestion extends PlaceSuggestion {
  /** IATA's, for airports. */
  readonly code?: string;
}

/** An airport as the flight search knows it. */
export interface AirportRecord {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
}

/** Where to stay, or what to do things at: ten cities at most, the largest first. @see rules §7 */
export const suggestPlaces = (text: string): PlaceSuggestion[] =>
  citiesLike(text).map((city) => ({ ...placeOf(city), type: 'city' }));

/** Where to rent a car: four airports at most, then cities, ten in all. @see rules §7 */
export function suggestCarPlaces(text: string): CarPlaceSuggestion[] {
  const airports = airportsLike(text, 4).map((airport) => ({
    ...placeOf({ ...airport, name: `${airport.name} (${airport.code})`, fullName: fullNameOf(airport) }),
    type: 'airport' as const,
    code: airport.code,
  }));
  const cities = citiesLike(text, 10 - airports.length).map((city) => ({ ...placeOf(city), type: 'city' as const }));
  return [...airports, ...cities];
}

/** Ten airports at most: the one with that code, then by their city's size. @see rules §7 */
export function suggestAirports(search: string): AirportRecord[] {
  return airportsLike(search).map(({ code, name, city, country }) => ({
    code,
    name,
    city,
    country: countryName(country),
  }));
}

function placeOf({ name, fullName, latitude, longitude }: Coordinates & Pick<PlaceSuggestion, 'name' | 'fullName'>) {
  return { name, fullName, coordinates: { lat: latitude, long: longitude } };
}

function fullNameOf({ name, code, city, country }: Airport): string {
  return [`${name} (${code})`, city, countryName(country)].filter((part) => part !== '').join(', ');
}
