import type { MapBounds, MapPin } from '@livery/remote';

/** About a hundred metres. */
const COORDINATE_DECIMALS = 3;

/** An area of the map in the form of the address: north, south, east and west in degrees. */
export function areaText({ north, south, east, west }: MapBounds): string {
  return [north, south, east, west].map((degrees) => Number(degrees.toFixed(COORDINATE_DECIMALS))).join(',');
}

/** `null` if the text isn't an area. */
export function parseArea(text: string): MapBounds | null {
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [north, south, east, west] = parts;
  if (parts.length !== 4 || north === undefined || south === undefined || east === undefined || west === undefined) {
    return null;
  }
  const isArea = Math.abs(north) <= 90 && Math.abs(south) <= 90 && Math.abs(east) <= 180 && Math.abs(west) <= 180;
  return isArea && north > south ? { north, south, east, west } : null;
}

/** Whether a point is within an area, which may cross the date line. */
export function isInArea(
  { latitude, longitude }: Pick<MapPin, 'latitude' | 'longitude'>,
  { north, south, east, west }: MapBounds,
): boolean {
  if (latitude > north || latitude < south) return false;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}
