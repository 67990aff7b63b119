import { milesBetween } from '@livery/contract/trip/miles-between';
import { CITY_ROWS, type City, cityAtRank } from './cities.ts';
import { type Coordinates } from './coordinates.ts';
import { once } from './once.ts';

interface Point extends Coordinates {
  readonly rank: number;
}

const cityPoints = once((): readonly Point[] =>
  CITY_ROWS.map((row, rank) => {
    const [, , up, along] = row.split('|');
    return { rank, latitude: Number(up), longitude: Number(along) };
  }),
);

/** The largest city within some miles of a point. */
export function largestCityAround(point: Coordinates, miles: number, language: string): City | undefined {
  const largest = cityPoints().find((city) => milesBetween(city, point) <= miles);
  return largest && cityAtRank(largest.rank, language);
}

/** The row of the city nearest to a point, measured as on a map. */
export function nearestCityRow({ latitude, longitude }: Coordinates): number {
  const longitudeScale = Math.cos((latitude * Math.PI) / 180);
  const milesAway = (point: Point): number => {
    const along = Math.abs(point.longitude - longitude);
    return (point.latitude - latitude) ** 2 + (Math.min(along, 360 - along) * longitudeScale) ** 2;
  };
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const point of cityPoints()) {
    const distance = milesAway(point);
    if (distance < least) [best, least] = [point.rank, distance];
  }
  return best;
}
