import { err, ok } from '@livery/contract/shared/result';
import type { DeviceLocation } from '../../application/deals/device-location.port.ts';
import type { LocationFailure } from '../../domain/deals/location-failure.ts';

/** In milliseconds, without the time until the visitor answers. */
const MAX_WAIT_MS = 10_000;
/** A position up to five minutes old is accepted. */
const MAX_AGE_MS = 5 * 60 * 1000;

/** By the codes of `GeolocationPositionError`. */
const FAILURE_KINDS: ReadonlyMap<number, LocationFailure['kind']> = new Map([
  [1, 'location-denied'],
  [3, 'location-timeout'],
]);

/**
 * @param geolocation the browser's; `undefined` if it has none, for example on pages without TLS
 * @rule 2.10
 */
export function browserLocation(geolocation: Geolocation | undefined): DeviceLocation {
  return {
    locate: () =>
      new Promise((resolve) => {
        const fail = (kind: LocationFailure['kind']) => resolve(err({ kind }));
        if (geolocation === undefined) return fail('location-unavailable');
        geolocation.getCurrentPosition(
          ({ coords: { latitude, longitude } }) => {
            const isPoint = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
            if (isPoint) resolve(ok({ latitude, longitude }));
            else fail('location-unavailable');
          },
          ({ code }) => fail(FAILURE_KINDS.get(code) ?? 'location-unavailable'),
          { timeout: MAX_WAIT_MS, maximumAge: MAX_AGE_MS },
        );
      }),
  };
}
