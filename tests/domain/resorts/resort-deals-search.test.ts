import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resortDealsSearch } from '../../../src/domain/resorts/resort-deals-search.ts';

const cancun = { latitude: 21.16, longitude: -86.85 };

// @rule 7.15
describe('resortDealsSearch: "POST /properties/deals?currency= with {lat, lon}" (rules 7.15)', () => {
  it('searches around the point, in the currency', () => {
    expect(resortDealsSearch(cancun, 'MXN')).toEqual({
      ok: true,
      value: { body: { lat: 21.16, lon: -86.85 }, currency: 'MXN' },
    });
  });

  it('searches in US dollars by default (rules 7.11)', () => {
    expect(resortDealsSearch(cancun)).toMatchObject({ value: { currency: 'USD' } });
  });

  it.each(['', 'mxn', 'MX', 'MXNX', ' MXN', 'MXN\n', 'M1N', '__proto__'])(
    'searches in US dollars for %j',
    (currency) => {
      expect(resortDealsSearch(cancun, currency)).toMatchObject({ value: { currency: 'USD' } });
    },
  );

  it.each([
    [90, 180],
    [-90, -180],
  ])('goes to the edges of the globe: %s, %s', (latitude, longitude) => {
    expect(resortDealsSearch({ latitude, longitude }).ok).toBe(true);
  });

  it.each([
    [90.01, 0],
    [-90.01, 0],
    [0, 180.01],
    [0, -180.01],
    [Number.NaN, 0],
    [0, Number.NaN],
    [Infinity, 0],
  ])('goes no further: %s, %s', (latitude, longitude) => {
    const place = { latitude, longitude };
    expect(resortDealsSearch(place)).toEqual({ ok: false, error: { kind: 'coordinates-out-of-range', place } });
  });

  test.prop([fc.double(), fc.double()])('searches around the point itself, or not at all', (latitude, longitude) => {
    const search = resortDealsSearch({ latitude, longitude });
    expect(search.ok).toBe(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180);
    if (search.ok) expect(search.value.body).toEqual({ lat: latitude, lon: longitude });
  });
});
