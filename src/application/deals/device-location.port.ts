import type { Coordinates } from '@livery/contract/agency/policies';
import type { Result } from '@livery/contract/shared/result';
import type { LocationFailure } from '../../domain/deals/location-failure.ts';

/**
 * Gives the position of the device.
 *
 * A browser asks the visitor for permission, so this is only called on a click. It waits for the visitor's answer
 * without a limit, and for the device ten seconds. Never rejects; a point out of range is unavailable. Checked by
 * tests/contracts/device-location.contract.ts.
 *
 * @rule 2.10
 */
export interface DeviceLocation {
  locate(): Promise<Result<Coordinates, LocationFailure>>;
}
