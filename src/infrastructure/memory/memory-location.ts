import type { Coordinates } from '@livery/contract/agency/policies';
import { err, type Result } from '@livery/contract/shared/result';
import { validCoordinates } from '@livery/contract/trip/places';
import type { DeviceLocation } from '../../application/deals/device-location.port.ts';
import type { LocationFailure } from '../../domain/deals/location-failure.ts';

const LOCATION_UNAVAILABLE = err({ kind: 'location-unavailable' } as const);

/** A device with a position or a failure; by default, a failure. */
export function memoryLocation(where: Result<Coordinates, LocationFailure> = LOCATION_UNAVAILABLE): DeviceLocation {
  const isNowhere = where.ok && validCoordinates(where.value.latitude, where.value.longitude) === null;
  return { locate: async () => (isNowhere ? LOCATION_UNAVAILABLE : where) };
}
