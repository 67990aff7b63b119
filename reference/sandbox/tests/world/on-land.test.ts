import { milesBetween } from '@livery/contract/trip/miles-between';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import { describe, expect, it } from 'vitest';
import atlas from 'world-atlas/countries-10m.json' with { type: 'json' };
import { generateHotels } from '../../world/deals/hotel-deals.ts';
import { CITY_ROWS, cityAtRank } from '../../world/geo/cities.ts';
import { type Coordinates, pointAtDistance } from '../../world/geo/coordinates.ts';
import { PLACES } from '../../world/geo/nearest-place.ts';
import { resortRecord } from '../../world/resorts/resort-records.ts';
import { allResorts } from '../../world/resorts/resorts.ts';

type Edge = readonly [from: Position, to: Position];

/** The coasts that the map draws, by tenths of a degree of latitude. */
const COASTS = new Map<number, Edge[]>();
const landShapes: readonly (MultiPolygon | Polygon)[] = feature(atlas, atlas.objects.land).features.map(
  ({ geometry }) => geometry as MultiPolygon | Polygon,
);
const rings = landShapes.flatMap((shape) => (shape.type === 'Polygon' ? shape.coordinates : shape.coordinates.flat()));
for (const ring of rings) {
  let lastLongitude = ring[0]?.[0] ?? 0;
  // A shape that crosses the date line continues beyond 180 degrees.
  const unwound = ring.map(([x = 0, y = 0]): Position => {
    lastLongitude = x + 360 * Math.round((lastLongitude - x) / 360);
    return [lastLongitude, y];
  });
  unwound.slice(1).forEach((to, index) => {
    const edge: Edge = [unwound[index] ?? to, to];
    const [south = 0, north = 0] = edge.map(([, latitude = 0]) => Math.floor(latitude * 10)).toSorted((a, b) => a - b);
    for (let row = south; row <= north; row += 1) {
      const knownEdges = COASTS.get(row);
      if (knownEdges === undefined) COASTS.set(row, [edge]);
      else knownEdges.push(edge);
    }
  });
}

function isLand({ latitude, longitude }: Coordinates): boolean {
  const row = COASTS.get(Math.floor(latitude * 10)) ?? [];
  const crossed = (x: number) =>
    row.filter(([[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]) => {
      if (y1 > latitude === y2 > latitude) return false;
      return x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1) > x;
    }).length;
  return [longitude - 360, longitude, longitude + 360].some((x) => crossed(x) % 2 === 1);
}

/** By the drawn coast: a few hundred metres are beyond its resolution. */
function isByLand(point: Coordinates): boolean {
  return isLand(point) || [0, 1, 2, 3].some((quarter) => isLand(pointAtDistance(point, 0.25, (quarter * Math.PI) / 2)));
}

const hotelsOf = (place: Coordinates) => generateHotels({ ...place, seed: 1 }, 1);
/** The number of points in the sea. */
const inSea = (points: readonly Coordinates[]) => points.filter((point) => !isByLand(point)).length;
/** The large cities, and each twentieth of the others. */
const CITIES = CITY_ROWS.map((_, rank) => cityAtRank(rank, 'en')).filter((_, rank) => rank < 400 || rank % 20 === 0);

describe('on the map of the sandbox', () => {
  it('every hotel of every place and city is on land', () => {
    const wet = [...PLACES, ...CITIES].map((place) => [place.name, inSea(hotelsOf(place))] as const);
    expect(wet.filter(([, count]) => count > 0)).toEqual([]);
  }, 120_000);

  it('every hotel is in its city, or some miles around it', () => {
    const far = CITIES.flatMap((city) => hotelsOf(city).filter((hotel) => milesBetween(hotel, city) > 15.5));
    expect(far).toEqual([]);
  }, 120_000);

  it('every resort is on land', () => {
    const points = allResorts(1).map((resort) => {
      const { lat, lon } = resortRecord(resort, { origin: 'http://aurora.localhost' }).coordinates;
      return { latitude: lat, longitude: lon };
    });
    expect(inSea(points)).toBe(0);
  });
});
