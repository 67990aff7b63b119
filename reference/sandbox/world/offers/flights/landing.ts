import { milesBetween } from '@livery/contract/trip/miles-between';
import type { Airport } from '../../geo/airports.ts';
import { cityNamed } from '../../geo/cities.ts';
import { type NamedPoint } from '../../geo/coordinates.ts';
import { largestCityAround } from '../../geo/nearest-city.ts';
import type { Visit } from '../visit.ts';
import { airportByCode } from './airlines.ts';
import type { FlightLeg } from './itinerary.ts';

/**
 * The city to which a journey goes, from the landing until the next flight: where its last flight ends, or where the
 * first does of those that end at home.
 */
export function landingVisit(legs: readonly FlightLeg[], language: string): { readonly visit?: Visit } {
  const [first] = legs;
  const end = legs.at(-1);
  const landing = end?.to === first?.from ? first : end;
  const airport = airportByCode(landing?.to ?? '');
  if (landing === undefined || airport === undefined) return {};
  const { name, latitude, longitude } = cityOfAirport(airport, language);
  const leaves = legs[legs.indexOf(landing) + 1]?.departure ?? null;
  return {
    visit: {
      place: name,
      lat: latitude,
      long: longitude,
      start: landing.arrival.slice(0, 10),
      end: leaves?.slice(0, 10) ?? null,
      arrives: landing.arrival,
      leaves,
    },
  };
}

/** How far, in miles, an airport may be from its city: by the name that it gives, and if the table names it otherwise. */
const NAMED_CITY_RADIUS_MILES = 100;
const CITY_RADIUS_MILES = 30;

const CITY_CACHE = new Map<string, NamedPoint>();

/** The city of an airport by its name, or else the largest near it; the airport itself if there is none. */
function cityOfAirport(airport: Airport, language: string): NamedPoint {
  const key = `${airport.code}/${language}`;
  const before = CITY_CACHE.get(key);
  if (before !== undefined) return before;
  const named = cityNamed({ name: airport.city, country: airport.country, near: airport }, language);
  // Wilmington in Ohio isn't in the table; its namesakes are states away.
  const isNear = named !== undefined && milesBetween(named, airport) < NAMED_CITY_RADIUS_MILES;
  const city = (isNear ? named : largestCityAround(airport, CITY_RADIUS_MILES, language)) ?? {
    ...airport,
    fullName: airport.name,
  };
  CITY_CACHE.set(key, city);
  return city;
}
