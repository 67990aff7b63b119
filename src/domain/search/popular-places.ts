import type { DealLocation } from '@livery/contract/agency/policies';
import type { SuggestedPlace } from './suggested-places.ts';

/** A popular city with its main airport, suggested before the visitor has searched for anything. */
interface PopularCity {
  readonly key: 'dubai' | 'london' | 'paris' | 'newYork' | 'istanbul' | 'barcelona' | 'bangkok' | 'tokyo';
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** IATA. */
  readonly airport: string;
}

const POPULAR_CITIES: readonly PopularCity[] = [
  { key: 'dubai', country: 'AE', latitude: 25.2048, longitude: 55.2708, airport: 'DXB' },
  { key: 'london', country: 'GB', latitude: 51.5074, longitude: -0.1278, airport: 'LHR' },
  { key: 'paris', country: 'FR', latitude: 48.8566, longitude: 2.3522, airport: 'CDG' },
  { key: 'newYork', country: 'US', latitude: 40.7128, longitude: -74.006, airport: 'JFK' },
  { key: 'istanbul', country: 'TR', latitude: 41.0082, longitude: 28.9784, airport: 'IST' },
  { key: 'barcelona', country: 'ES', latitude: 41.3874, longitude: 2.1686, airport: 'BCN' },
  { key: 'bangkok', country: 'TH', latitude: 13.7563, longitude: 100.5018, airport: 'BKK' },
  { key: 'tokyo', country: 'JP', latitude: 35.6762, longitude: 139.6503, airport: 'HND' },
];

/** Points this close are the same place: services disagree about the centre of a city. */
const SAME_PLACE_DEGREES = 0.2;

/**
 * The places suggested before the visitor types: the agency's place of deals, then popular cities, except those in the
 * recent searches. Resorts have none: their places service doesn't list popular ones.
 *
 * @param of.own the agency's place of deals, if deals are searched
 * @param of.nameOf the name of a city, or of its country, in the visitor's language
 * @rule 2.27
 */
export function popularPlaces(of: {
  kind: 'airports' | 'places';
  own: DealLocation;
  recent: readonly SuggestedPlace[];
  nameOf: (city: PopularCity['key']) => string;
  countryNameOf: (code: string) => string;
}): readonly SuggestedPlace[] {
  const { kind, own, recent, nameOf, countryNameOf } = of;
  const firstPopularCity = POPULAR_CITIES.find((city) => isNear(city, own));
  const cities =
    firstPopularCity === undefined
      ? POPULAR_CITIES
      : [firstPopularCity, ...POPULAR_CITIES.filter((city) => city !== firstPopularCity)];
  const knownPlaces = cities.map(({ key, country, airport, ...point }) => {
    const [name, hint] = [nameOf(key), countryNameOf(country)];
    return kind === 'airports'
      ? suggestedAirport(`${name} (${airport})`, airport, hint)
      : suggestedCity(point, name, hint);
  });
  const isOwnNamed = kind === 'places' && firstPopularCity === undefined && own.name.trim() !== '';
  const places = isOwnNamed ? [suggestedCity(own, own.name.trim(), ''), ...knownPlaces] : knownPlaces;
  return places.filter((place) => !recent.some((otherPlace) => isSamePlace(place, otherPlace)));
}

function suggestedAirport(name: string, code: string, hint: string): SuggestedPlace {
  return { id: code, name, hint, kind: 'airport', city: '', at: { code } };
}

function suggestedCity(point: Point, name: string, hint: string): SuggestedPlace {
  const at = { latitude: point.latitude.toFixed(4), longitude: point.longitude.toFixed(4) };
  return { id: [name, at.latitude, at.longitude].join('/'), name, hint, kind: 'city', city: '', at };
}

type Point = Pick<DealLocation, 'latitude' | 'longitude'>;

function isSamePlace({ name, at }: SuggestedPlace, otherPlace: SuggestedPlace): boolean {
  if ('code' in at) return 'code' in otherPlace.at && at.code === otherPlace.at.code;
  return !('code' in otherPlace.at) && (name === otherPlace.name || isNear(parsePoint(at), parsePoint(otherPlace.at)));
}

const parsePoint = ({ latitude, longitude }: { readonly latitude: string; readonly longitude: string }): Point => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
});

const isNear = (point: Point, otherPoint: Point): boolean =>
  Math.abs(point.latitude - otherPoint.latitude) < SAME_PLACE_DEGREES &&
  Math.abs(point.longitude - otherPoint.longitude) < SAME_PLACE_DEGREES;
