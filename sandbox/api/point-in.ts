import type { Coordinates } from '../world/geography.ts';
import { numberIn } from './number-in.ts';

interface Fields {
  readonly latitude: string;
  readonly longitude: string;
}

/** The point that a query names, or what is wrong with it in one sentence. */
export function pointIn(
  query: Readonly<Record<string, string>>,
  fields: Fields = { latitude: 'latitude', longitude: 'longitude' },
): Coordinates | string {
  const latitude = numberIn(query[fields.latitude], -90, 90);
  if (latitude === null) return `${fields.latitude} must be a number of degrees from -90 to 90.`;
  const longitude = numberIn(query[fields.longitude], -180, 180);
  if (longitude === null) return `${fields.longitude} must be a number of degrees from -180 to 180.`;
  return { latitude, longitude };
}
