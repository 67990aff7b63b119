import { milesBetween } from '@livery/contract/trip/miles-between';
import table from './coasts.json' with { type: 'json' };
import { type Coordinates, pointAtDistance } from './coordinates.ts';
import { once } from './once.ts';

/** A point on land near the sea. */
interface Shore extends Coordinates {
  /** The extent of the land in each direction in miles, clockwise from north. */
  readonly land: readonly number[];
}

const shores = once((): readonly Shore[] =>
  table.rows.map((row) => {
    const [latitude, longitude, land = ''] = row.split('|');
    return {
      latitude: Number(latitude),
      longitude: Number(longitude),
      land: [...land].map((steps) => Number.parseInt(steps, 36) * STEP_MILES),
    };
  }),
);

const STEP_MILES = 0.4;
/** Nothing is known about a place that is farther from any shore. */
const MAX_SHORE_DISTANCE_MILES = 4;
/** The maximum distance of a site from its place. */
const MAX_PLACE_DISTANCE_MILES = 14;
/** Directions with less land are left out, if others have more. */
const MIN_LAND_MILES = 2;
const FULL_TURN_RADIANS = 2 * Math.PI;

/**
 * Moves a site near a place by the sea to land if it isn't on land: the same site always to the same point.
 *
 * @param place the place near the site
 */
export function onLand(site: Coordinates, place: Coordinates): Coordinates {
  const shore = nearestShore(place);
  if (shore === undefined) return site;
  const miles = milesBetween(shore, site);
  const turn = bearingShare(shore, site);
  if (miles <= (shore.land[Math.floor(turn * shore.land.length)] ?? 0)) return site;
  return landTowards(shore, { turn, miles, most: MAX_PLACE_DISTANCE_MILES - milesBetween(shore, place) });
}

/** A different direction for each site, so that they aren't all in a row along the shore. */
function landTowards(
  { land, ...shore }: Shore,
  { turn, miles, most }: { readonly turn: number; readonly miles: number; readonly most: number },
): Coordinates {
  const least = Math.min(MIN_LAND_MILES, Math.max(...land));
  const roomy = land.flatMap((room, direction) => (room >= least ? [{ room, direction }] : []));
  const place = turn * roomy.length;
  const { room, direction } = roomy[Math.floor(place)] ?? { room: 0, direction: 0 };
  // Well within the sector.
  const bearing = (direction + 0.1 + 0.8 * (place % 1)) / land.length;
  return pointAtDistance(shore, Math.min(room, most) * (0.1 + 0.8 * (miles % 1)), bearing * FULL_TURN_RADIANS);
}

function nearestShore(place: Coordinates): Shore | undefined {
  const nearShores = shores()
    .filter(({ latitude }) => Math.abs(latitude - place.latitude) < 0.1)
    .map((shore) => ({ shore, miles: milesBetween(shore, place) }))
    .filter(({ miles }) => miles <= MAX_SHORE_DISTANCE_MILES);
  return nearShores.sort((a, b) => a.miles - b.miles)[0]?.shore;
}

/** The direction from one point to another as a share of a full turn, clockwise from north. */
function bearingShare(from: Coordinates, to: Coordinates): number {
  const along = (to.longitude - from.longitude) * Math.cos((from.latitude * Math.PI) / 180);
  return (Math.atan2(along, to.latitude - from.latitude) / FULL_TURN_RADIANS + 1) % 1;
}
