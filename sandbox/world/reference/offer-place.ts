import type { Coordinates } from '../geography.ts';
import { hundredth } from '../hundredth.ts';
import { nearestPlace } from '../nearest-place.ts';
import { nearestCity } from './nearest-city.ts';
import type { OfferPlace } from './offer.ts';

/** Within this many miles of a place that travellers know, one is there. */
const REACH = 40;

/** What a point is called on an offer, to the hundredth of a degree: the place that travellers know, else the nearest city. */
export function offerPlace(asked: Coordinates): OfferPlace {
  const point = { latitude: hundredth(asked.latitude), longitude: hundredth(asked.longitude) };
  const [{ place, miles }, city] = [nearestPlace(point), nearestCity(point)];
  return {
    city: miles <= REACH ? place.name : city.name,
    country: city.country,
    lat: point.latitude,
    long: point.longitude,
  };
}
