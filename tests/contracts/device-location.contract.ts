import type { Coordinates } from '@livery/contract/agency/policies';
import { describe, expect, it } from 'vitest';
import type { DeviceLocation } from '../../src/application/deals/device-location.port.ts';
import type { LocationFailure } from '../../src/domain/deals/location-failure.ts';

/** Devices whose position a test chooses. */
export interface PlacedDevice {
  readonly at: (point: Coordinates) => DeviceLocation;
  readonly failing: (kind: LocationFailure['kind']) => DeviceLocation;
}

/** The contract of every device location. */
export function deviceLocationContract(name: string, { at, failing }: PlacedDevice): void {
  describe(`${name} fulfils the contract of a device's location`, () => {
    it('is the point where the device is, each time that it is asked', async () => {
      const location = at({ latitude: 38.7169, longitude: -9.1399 });
      const here = { ok: true, value: { latitude: 38.7169, longitude: -9.1399 } };
      expect([await location.locate(), await location.locate()]).toEqual([here, here]);
    });

    it.each(['location-denied', 'location-unavailable', 'location-timeout'] as const)(
      'says why it is not known: %s',
      async (kind) => {
        expect(await failing(kind).locate()).toEqual({ ok: false, error: { kind } });
      },
    );

    it.each([
      { latitude: 91, longitude: 0 },
      { latitude: 0, longitude: -181 },
      { latitude: Number.NaN, longitude: 0 },
      { latitude: 0, longitude: Number.POSITIVE_INFINITY },
    ])('is unavailable where the point is none of the globe: %j', async (point) => {
      expect(await at(point).locate()).toEqual({ ok: false, error: { kind: 'location-unavailable' } });
    });
  });
}
