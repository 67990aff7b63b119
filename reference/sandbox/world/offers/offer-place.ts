import { CITY_ROWS } from '../geo/cities.ts';
import { type Coordinates, roundPoint } from '../geo/coordinates.ts';
import { nearestCityRow } from '../geo/nearest-city.ts';
import { nearestPlace } from '../geo/nearest-place.ts';
import { cityNameIn, countryNameIn } from '../geo/place-names.ts';
import type { OfferPlace } from './offer.ts';

/** Within this many miles of a known place, an offer is there. */
const PLACE_RADIUS_MILES = 40;

/** The name of a point on an offer, to a hundredth of a degree: the known place, else the nearest city. */
export function offerPlace(coordinates: Coordinates, language = 'en'): OfferPlace {
  const point = roundPoint(coordinates);
  const { place, miles } = nearestPlace(point);
  const [nearestCity = '', country = ''] = CITY_ROWS[nearestCityRow(point)]?.split('|') ?? [];
  return {
    city: cityNameIn(language, miles <= PLACE_RADIUS_MILES ? place.name : nearestCity),
    country: countryNameIn(language, country),
    lat: point.latitude,
    long: point.longitude,
  };
}
