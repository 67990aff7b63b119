import * as v from 'valibot';
import type { Coordinates } from '../agency/policies.ts';
import { validCoordinates } from '../trip/places.ts';

const decimals = v.pipe(v.string(), v.trim(), v.regex(/^[+-]?\d{1,3}(?:\.\d{1,20})?$/), v.transform(Number));

/** Degrees: a number, or a text that is one in decimals; anything else is `null`. */
const degrees = v.fallback(v.nullable(v.union([v.pipe(v.number(), v.finite()), decimals])), null);

/** The fields of a point, by any of their usual names. */
export const point = {
  lat: degrees,
  long: degrees,
  lon: degrees,
  lng: degrees,
  latitude: degrees,
  longitude: degrees,
};

type WirePoint = v.InferOutput<v.ObjectSchema<typeof point, undefined>>;

export function latitudeIn({ lat, latitude }: WirePoint): number | undefined {
  return lat ?? latitude ?? undefined;
}

export function longitudeIn({ long, lon, lng, longitude }: WirePoint): number | undefined {
  return long ?? lon ?? lng ?? longitude ?? undefined;
}

/** A point on the globe, `null` for none. */
export function coordinatesIn(wire: WirePoint): Coordinates | null {
  return validCoordinates(latitudeIn(wire) ?? Number.NaN, longitudeIn(wire) ?? Number.NaN);
}
