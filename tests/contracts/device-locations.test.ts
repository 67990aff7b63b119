import { err, ok } from '@livery/contract/shared/result';
import { describe, expect, it, vi } from 'vitest';
import { browserLocation } from '../../src/infrastructure/browser/browser-location.ts';
import { memoryLocation } from '../../src/infrastructure/memory/memory-location.ts';
import { deviceLocationContract } from './device-location.contract.ts';

/** A browser's geolocation that answers at once. */
function answerLocation(answer: (found: PositionCallback, failed: PositionErrorCallback) => void) {
  const getCurrentPosition = vi.fn((onFound: PositionCallback, failed?: PositionErrorCallback | null) =>
    answer(onFound, failed ?? (() => undefined)),
  );
  return { getCurrentPosition } as unknown as Geolocation & { getCurrentPosition: typeof getCurrentPosition };
}

const CODES = { 'location-denied': 1, 'location-unavailable': 2, 'location-timeout': 3 } as const;

deviceLocationContract('The browser', {
  at: (coords) => browserLocation(answerLocation((onFound) => onFound({ coords } as GeolocationPosition))),
  failing: (kind) =>
    browserLocation(answerLocation((_, onFailed) => onFailed({ code: CODES[kind] } as GeolocationPositionError))),
});

deviceLocationContract('The memory', {
  at: (point) => memoryLocation(ok(point)),
  failing: (kind) => memoryLocation(err({ kind })),
});

// @rule 2.10
describe("the browser's location", () => {
  it('is requested when it is asked for, and not before, for ten seconds', async () => {
    const geolocation = answerLocation((_, onFailed) => onFailed({ code: 3 } as GeolocationPositionError));
    const location = browserLocation(geolocation);
    expect(geolocation.getCurrentPosition).not.toHaveBeenCalled();
    await location.locate();
    expect(geolocation.getCurrentPosition.mock.calls.map((call) => (call as unknown[])[2])).toEqual([
      { timeout: 10_000, maximumAge: 300_000 },
    ]);
  });

  it('is unavailable in a browser without one, and after an error of an unknown kind', async () => {
    const unavailable = { ok: false, error: { kind: 'location-unavailable' } };
    expect(await browserLocation(undefined).locate()).toEqual(unavailable);
    const oddLocation = answerLocation((_, onFailed) => onFailed({ code: 9 } as GeolocationPositionError));
    expect(await browserLocation(oddLocation).locate()).toEqual(unavailable);
  });
});

it('a memory adapter without a location fails', async () => {
  expect(await memoryLocation().locate()).toEqual({ ok: false, error: { kind: 'location-unavailable' } });
});
