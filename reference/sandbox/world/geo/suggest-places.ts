import { joinNames } from '@livery/contract/shared/join-names';
import { type Airport, airportsLike } from './airports.ts';
import { citiesLike } from './cities.ts';
import type { NamedPoint } from './coordinates.ts';
import { landmarksLike } from './landmarks.ts';
import { countryNameIn } from './place-names.ts';
import { regionsLike } from './regions.ts';
import { servedCityIn } from './served-city.ts';

/** A suggested place, in the form of the API. */
export interface PlaceSuggestion {
  readonly name: string;
  readonly fullName: string;
  /** Degrees. */
  readonly coordinates: { readonly lat: number; readonly long: number };
  readonly type: 'airport' | 'attraction' | 'city' | 'region';
}

/** A suggested place for a car rental. */
export interface CarPlaceSuggestion extends PlaceSuggestion {
  /** The IATA code of an airport. */
  readonly code?: string;
}

/** An airport in the form of the flight search. */
export interface AirportRecord {
  readonly code: string;
  readonly name: string;
  readonly city: string;
  readonly country: string;
}

/**
 * Destinations for stays and activities: cities, the largest first, then at most three airports, regions and landmarks,
 * ten in total. @see rules §7
 */
export function suggestPlaces(text: string, language = 'en'): PlaceSuggestion[] {
  const otherSuggestions = [
    ...airportsLike(text, 3).map((airport) => toPlaceSuggestion(airportPoint(airport, language), 'airport')),
    ...regionsLike(text, 3, language).map((region) => toPlaceSuggestion(region, 'region')),
    ...landmarksLike(text, 3, language).map((landmark) => toPlaceSuggestion(landmark, 'attraction')),
  ];
  const cities = citiesLike(text, 10, language).map((city) => toPlaceSuggestion(city, 'city'));
  // A city is the most likely destination.
  return [...cities.slice(0, Math.max(5, 10 - otherSuggestions.length)), ...otherSuggestions].slice(0, 10);
}

/** Places for car rentals: at most four airports, then cities, ten in total. @see rules §7 */
export function suggestCarPlaces(text: string, language = 'en'): CarPlaceSuggestion[] {
  const airports = airportsLike(text, 4).map((airport) => {
    return { ...toPlaceSuggestion(airportPoint(airport, language), 'airport'), code: airport.code };
  });
  const cities = citiesLike(text, 10 - airports.length, language);
  return [...airports, ...cities.map((city) => toPlaceSuggestion(city, 'city'))];
}

/** At most ten airports: first the one with the typed code, then by the size of their city. @see rules §7 */
export function suggestAirports(search: string, language = 'en'): AirportRecord[] {
  return airportsLike(search).map((airport) => ({
    code: airport.code,
    name: airport.name,
    ...airportNames(language, airport),
  }));
}

function toPlaceSuggestion(
  { name, fullName, latitude, longitude }: NamedPoint,
  type: PlaceSuggestion['type'],
): PlaceSuggestion {
  return { name, fullName, coordinates: { lat: latitude, long: longitude }, type };
}

function airportPoint(airport: Airport, language: string): NamedPoint {
  const { city, country } = airportNames(language, airport);
  const name = `${airport.name} (${airport.code})`;
  return { ...airport, name, fullName: joinNames([name, city, country]) };
}

const airportNames = (language: string, airport: Airport): Pick<AirportRecord, 'city' | 'country'> => ({
  city: servedCityIn(language, airport),
  country: countryNameIn(language, airport.country),
});
