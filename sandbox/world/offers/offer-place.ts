import { CITY_ROWS } from '../geo/cities.ts';
import { type Coordinates, roundPoint } from '../geo/coordinates.ts';
import { countryName } from '../geo/countries.ts';
import { nearestCityRow } from '../geo/nearest-city.ts';
import { nearestPlace } from '../geo/nearest-place.ts';
import type { OfferPlace } from './offer.ts';

interface NearestCity {
  readonly name: string;
  /** In English. */
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
}

/** The city that is nearest to a point, as a map shows it. */
function nearestCity(point: Coordinates): NearestCity {
  const [name = '', countryCode = ''] = CITY_ROWS[nearestCityRow(point)]?.split('|') ?? [];
  return { name, country: countryName(countryCode), countryCode };
}

/** Within this many miles of a place that travellers know, one is there. */
const REACH = 40;

/** What a point is called on an offer, to the hundredth of a degree: the place that travellers know, else the nearest city. */
export function offerPlace(coordinates: Coordinates): OfferPlace {
  const point = roundPoint(coordinates);
  const [{ place, miles }, city] = [nearestPlace(point), nearestCity(point)];
  return {
    city: miles <= REACH ? place.name : city.name,
    country: city.country,
    lat: point.latitude,
    long: point.longitude,
  };
}
