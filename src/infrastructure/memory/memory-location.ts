import type { DeviceLocation } from '../../application/deals/device-location.port.ts';
import type { Coordinates } from '../../domain/agency/policies.ts';
import type { LocationFailure } from '../../domain/deals/location-failure.ts';
import { err, type Result } from '../../domain/shared/result.ts';
import { validCoordinates } from '../../domain/trip/places.ts';

const UNAVAILABLE = err({ kind: 'location-unavailable' } as const);

/** A device that is at a point, or that can't tell; left out, it can't. */
export function memoryLocation(where: Result<Coordinates, LocationFailure> = UNAVAILABLE): DeviceLocation {
  const isNowhere = where.ok && validCoordinates(where.value.latitude, where.value.longitude) === null;
  return { locate: async () => (isNowhere ? UNAVAILABLE : where) };
}
