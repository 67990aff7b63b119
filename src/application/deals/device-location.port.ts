import type { Coordinates } from '@livery/contract/agency/policies';
import type { Result } from '@livery/contract/shared/result';
import type { LocationFailure } from '../../domain/deals/location-failure.ts';

/**
 * Tells where the device is, as a point on the globe.
 *
 * A browser asks the visitor first, so this is called by a click alone, and by
 * nothing that a page does by itself. It waits for the visitor's answer as long as
 * they take, and for the device ten seconds. Never rejects; a point out of range
 * is unavailable. Checked by tests/contracts/device-location.contract.ts.
 *
 * @rule 2.10
 */
export interface DeviceLocation {
  locate(): Promise<Result<Coordinates, LocationFailure>>;
}
