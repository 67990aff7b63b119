import { milesBetween } from '@livery/contract/trip/miles-between';
import type { Airport } from '../../geo/airports.ts';
import { cityNamed } from '../../geo/cities.ts';
import { type NamedPoint } from '../../geo/coordinates.ts';
import { largestCityAround } from '../../geo/nearest-city.ts';
import type { Visit } from '../visit.ts';
import { airportByCode } from './airlines.ts';
import type { FlightLeg } from './itinerary.ts';

/**
 * The destination city of a journey, from the landing until the next flight: the end of the last flight or, if that is
 * home, of the first.
 */
export function landingVisit(legs: readonly FlightLeg[], language: string): { readonly visit?: Visit } {
  const [firstLeg] = legs;
  const end = legs.at(-1);
  const landing = end?.to === firstLeg?.from ? firstLeg : end;
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

/**
 * The maximum distance of an airport from its city, in miles: for the airport's name of it, and for another name in the
 * table.
 */
const NAMED_CITY_RADIUS_MILES = 100;
const CITY_RADIUS_MILES = 30;

const CITY_CACHE = new Map<string, NamedPoint>();

/** The city of an airport by its name, or else the largest city near it; the airport itself if there is none. */
function cityOfAirport(airport: Airport, language: string): NamedPoint {
  const key = `${airport.code}/${language}`;
  const pointBefore = CITY_CACHE.get(key);
  if (pointBefore !== undefined) return pointBefore;
  const namedCity = cityNamed({ name: airport.city, country: airport.country, near: airport }, language);
  // Wilmington in Ohio isn't in the table; other cities with this name are several states away.
  const isNear = namedCity !== undefined && milesBetween(namedCity, airport) < NAMED_CITY_RADIUS_MILES;
  const city = (isNear ? namedCity : largestCityAround(airport, CITY_RADIUS_MILES, language)) ?? {
    ...airport,
    fullName: airport.name,
  };
  CITY_CACHE.set(key, city);
  return city;
}
