import * as v from 'valibot';
import type { Coordinates } from '../agency/policies.ts';
import { validCoordinates } from '../trip/places.ts';

const decimalText = v.pipe(v.string(), v.trim(), v.regex(/^[+-]?\d{1,3}(?:\.\d{1,20})?$/), v.transform(Number));

/** Degrees: a number, or a text with a decimal number; anything else is `null`. */
const tolerantDegrees = v.fallback(v.nullable(v.union([v.pipe(v.number(), v.finite()), decimalText])), null);

/** The fields of a point, by any of their usual names. */
export const pointFields = {
  lat: tolerantDegrees,
  long: tolerantDegrees,
  lon: tolerantDegrees,
  lng: tolerantDegrees,
  latitude: tolerantDegrees,
  longitude: tolerantDegrees,
};

type WirePoint = v.InferOutput<v.ObjectSchema<typeof pointFields, undefined>>;

export function wireLatitude({ lat, latitude }: WirePoint): number | undefined {
  return lat ?? latitude ?? undefined;
}

export function wireLongitude({ long, lon, lng, longitude }: WirePoint): number | undefined {
  return long ?? lon ?? lng ?? longitude ?? undefined;
}

/** A point on the globe; `null` if it is missing or invalid. */
export function parseCoordinates(wire: WirePoint): Coordinates | null {
  return validCoordinates(wireLatitude(wire) ?? Number.NaN, wireLongitude(wire) ?? Number.NaN);
}
