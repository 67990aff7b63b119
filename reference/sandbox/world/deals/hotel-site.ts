import { type Coordinates, pointAtDistance } from '../geo/coordinates.ts';
import { onLand } from '../geo/on-land.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** Places a hotel on land: many near the point, few far away. */
export function hotelSite(point: Coordinates, random: SeededRandom): Coordinates {
  const miles = 0.15 + 14 * random.next() ** 1.8;
  return onLand(pointAtDistance(point, miles, random.between(0, 2 * Math.PI)), point);
}
