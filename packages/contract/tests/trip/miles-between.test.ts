import { test } from '@fast-check/vitest';
import { milesBetween } from '@livery/contract/trip/miles-between';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const LONG_BEACH = { latitude: 33.7701, longitude: -118.1937 };
const LAS_VEGAS = { latitude: 36.1716, longitude: -115.1391 };

describe('the miles between two points', () => {
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });

  it('are those of the great circle', () => {
    expect(milesBetween(LONG_BEACH, LAS_VEGAS)).toBeCloseTo(239.6, 0);
    expect(milesBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(69.1, 1);
  });

  test.prop([point, point])('are the same both ways, and half the way around the earth at most', (one, other) => {
    const miles = milesBetween(one, other);
    expect(miles).toBeCloseTo(milesBetween(other, one), 6);
    expect(miles >= 0 && miles <= 12_437).toBe(true);
  });
});
