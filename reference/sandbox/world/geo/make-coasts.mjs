/**
 * Makes `coasts.json`: where there is land around the sandbox's cities and places by the sea,
 * from the land of Natural Earth that its map draws.
 *
 * Usage: node reference/sandbox/world/geo/make-coasts.mjs
 *
 * A row is a point on land, at the city or a little inland, and the extent of the land from there in each of twelve
 * directions, clockwise from north: a base-36 digit for each, in steps of 0.4 miles. Places far from the sea have no
 * row.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/countries-10m.json' with { type: 'json' };
import cities from './cities.json' with { type: 'json' };
import places from './places.json' with { type: 'json' };

/** @typedef {{ latitude: number, longitude: number }} Point */
/** @typedef {readonly [longitude: number, latitude: number]} Position */
/** @typedef {readonly [Position, Position]} Segment */

const DIRECTIONS = 12;
const REACH_MILES = 14;
const STEP_MILES = 0.4;
/** Rays in each direction, so that narrow water isn't missed. */
const RAYS = 24;
const MILES_PER_DEGREE = (Math.PI / 180) * 3958.8;
const CELL = 0.25;

const segments = feature(atlas, atlas.objects.land)
  .features.flatMap(({ geometry }) => shapeRings(geometry))
  .flatMap((ring) => ringSegments(unwrapRing(ring)));

/** @param {import('geojson').Geometry} shape */
function shapeRings(shape) {
  if (shape.type === 'Polygon') return shape.coordinates;
  return shape.type === 'MultiPolygon' ? shape.coordinates.flat() : [];
}

/** A shape that crosses the date line continues beyond 180 degrees. @param {import('geojson').Position[]} ring */
function unwrapRing(ring) {
  let lastLongitude = ring[0]?.[0] ?? 0;
  return ring.map(([x = 0, y = 0]) => {
    lastLongitude = x + 360 * Math.round((lastLongitude - x) / 360);
    return /** @type {Position} */ ([lastLongitude, y]);
  });
}

/** @param {Position[]} ring @returns {Segment[]} */
function ringSegments(ring) {
  return ring.slice(1).map((end, index) => [ring[index] ?? end, end]);
}

/** @type {Map<string, Segment[]>} */
const segmentsByCell = new Map();
/** @type {Map<number, Segment[]>} */
const segmentsByRow = new Map();
for (const segment of segments) {
  const cells = segmentCells(segment);
  for (const [x, y] of cells) addSegment(segmentsByCell, `${x}/${y}`, segment);
  for (const row of new Set(cells.map(([, y]) => y))) addSegment(segmentsByRow, row, segment);
}

/** @param {Segment} segment */
function segmentCells([[x1, y1], [x2, y2]]) {
  const along = cellsBetween(x1, x2);
  return cellsBetween(y1, y2).flatMap((y) => along.map((x) => /** @type {const} */ ([x, y])));
}

/** @param {number} one @param {number} other */
function cellsBetween(one, other) {
  const [firstCell, lastCell] = [Math.min(one, other), Math.max(one, other)].map((value) => Math.floor(value / CELL));
  return Array.from({ length: (lastCell ?? 0) - (firstCell ?? 0) + 1 }, (_, index) => (firstCell ?? 0) + index);
}

/** @template Key @param {Map<Key, Segment[]>} map @param {Key} key @param {Segment} segment */
function addSegment(map, key, segment) {
  const knownSegments = map.get(key);
  if (knownSegments === undefined) map.set(key, [segment]);
  else knownSegments.push(segment);
}

/** @param {Point} point */
function isLand({ latitude, longitude }) {
  const row = segmentsByRow.get(Math.floor(latitude / CELL)) ?? [];
  return [longitude - 360, longitude, longitude + 360].some((x) => crossingsEast(row, x, latitude) % 2 === 1);
}

/** @param {Segment[]} row @param {number} x @param {number} y */
function crossingsEast(row, x, y) {
  return row.filter(([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x).length;
}

/** Degrees for a mile in a direction. @param {Point} from @param {number} bearing */
function degreesPerMile({ latitude }, bearing) {
  const x = Math.sin(bearing) / (MILES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180));
  return { x, y: Math.cos(bearing) / MILES_PER_DEGREE };
}

/** The miles to the nearest coast in a direction. @param {Point} from @param {number} bearing */
function milesToCoast(from, bearing) {
  const { x, y } = degreesPerMile(from, bearing);
  const { latitude, longitude } = from;
  const end = /** @type {Position} */ ([longitude + x * REACH_MILES, latitude + y * REACH_MILES]);
  const nearSegments = segmentCells([[longitude, latitude], end]).flatMap(
    ([one, two]) => segmentsByCell.get(`${one}/${two}`) ?? [],
  );
  const miles = nearSegments.map(([[x1, y1], [x2, y2]]) => {
    const [alongX, alongY] = [x2 - x1, y2 - y1];
    const across = x * alongY - y * alongX;
    const [toX, toY] = [x1 - longitude, y1 - latitude];
    const share = (toX * y - toY * x) / across;
    const distance = (toX * alongY - toY * alongX) / across;
    return share >= 0 && share <= 1 && distance >= 0 ? distance : REACH_MILES;
  });
  return Math.min(REACH_MILES, ...miles);
}

/** The number of steps of land in each direction. @param {Point} from */
function stepsOfLand(from) {
  return Array.from({ length: DIRECTIONS }, (_, direction) => {
    const rays = Array.from({ length: RAYS + 1 }, (_ray, ray) => direction + ray / RAYS);
    const miles = Math.min(...rays.map((ray) => milesToCoast(from, (ray / DIRECTIONS) * 2 * Math.PI)));
    return Math.floor(miles / STEP_MILES);
  });
}

/** Whether there are two miles of land in a quarter of all directions. @param {number[]} steps */
const hasRoom = (steps) => steps.filter((count) => count >= 5).length >= DIRECTIONS / 4;

/** @param {Point} point */
const roundPoint = ({ latitude, longitude }) => ({
  latitude: Number(latitude.toFixed(3)),
  longitude: Number(longitude.toFixed(3)),
});

/**
 * The nearest point within three miles that has enough land around it; else the one with the most land. @param {Point}
 * city
 */
function landAt(city) {
  /** @type {{ point: Point, steps: number[], land: number } | undefined} */
  let best;
  for (let ring = 0; ring <= 12; ring += 1) {
    for (let way = 0; way < (ring === 0 ? 1 : 16); way += 1) {
      const { x, y } = degreesPerMile(city, (way / 16) * 2 * Math.PI);
      const miles = ring * 0.25;
      const point = roundPoint({ latitude: city.latitude + y * miles, longitude: city.longitude + x * miles });
      if (!isLand(point)) continue;
      const steps = stepsOfLand(point);
      if (hasRoom(steps)) return { point, steps };
      const land = steps.reduce((sum, count) => sum + count, 0);
      if (best === undefined || land > best.land) best = { point, steps, land };
    }
  }
  return best;
}

/** @param {Point} point */
function isNearSea({ latitude, longitude }) {
  const up = REACH_MILES / MILES_PER_DEGREE;
  const along = up / Math.cos((latitude * Math.PI) / 180);
  const corners = /** @type {Segment} */ ([
    [longitude - along, latitude - up],
    [longitude + along, latitude + up],
  ]);
  return segmentCells(corners).some(([x, y]) => segmentsByCell.has(`${x}/${y}`));
}

const points = [
  ...places,
  ...cities.rows.map((row) => {
    const [, , latitude, longitude] = row.split('|');
    return { latitude: Number(latitude), longitude: Number(longitude) };
  }),
];
const rows = new Set(
  points.filter(isNearSea).flatMap((place) => {
    const land = landAt(place);
    if (land === undefined || land.steps.every((count) => count === REACH_MILES / STEP_MILES)) return [];
    const { latitude, longitude } = land.point;
    return [`${latitude}|${longitude}|${land.steps.map((count) => count.toString(36)).join('')}`];
  }),
);
const coastTable = {
  source: 'Natural Earth (naturalearthdata.com), through the npm package world-atlas 2.0.2',
  licence: 'public domain',
  fields: 'latitude|longitude|steps of 0.4 miles of land in each of twelve directions, clockwise from north, base 36',
  rows: [...rows],
};
const file = fileURLToPath(new URL('coasts.json', import.meta.url));
writeFileSync(file, `${JSON.stringify(coastTable, null, 2)}\n`);
console.log(`${rows.size} rows`);
