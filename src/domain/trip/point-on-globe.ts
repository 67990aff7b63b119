import type { Coordinates } from '../agency/policies.ts';

/** The point at these degrees, or `null` where there is none: off the globe, or not finite. */
export function pointOnGlobe(latitude: number, longitude: number): Coordinates | null {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
