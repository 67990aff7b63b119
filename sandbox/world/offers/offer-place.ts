import { CITY_ROWS } from '../geo/cities.ts';
import { type Coordinates, roundPoint } from '../geo/coordinates.ts';
import { countryName } from '../geo/countries.ts';
import { nearestPlace } from '../geo/nearest-place.ts';
import type { OfferPlace } from './offer.ts';

interface NearestCity {
  readonly name: string;
  /** In English. */
  readonly country: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
}

interface Point extends Coordinates {
  readonly rank: number;
}

let points: readonly Point[] | undefined;

/** The city that is nearest to a point, as a map shows it. */
function nearestCity({ latitude, longitude }: Coordinates): NearestCity {
  points ??= CITY_ROWS.map((row, rank) => {
    const [, , up, along] = row.split('|');
    return { rank, latitude: Number(up), longitude: Number(along) };
  });
  const longitudeScale = Math.cos((latitude * Math.PI) / 180);
  const milesAway = (point: Point): number => {
    const along = Math.abs(point.longitude - longitude);
    return (point.latitude - latitude) ** 2 + (Math.min(along, 360 - along) * longitudeScale) ** 2;
  };
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const point of points) {
    const distance = milesAway(point);
    if (distance < least) [best, least] = [point.rank, distance];
  }
  const [name = '', countryCode = ''] = CITY_ROWS[best]?.split('|') ?? [];
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
