import { test } from '@fast-check/vitest';
import { parsePlainData } from '@livery/contract/remotes/plain-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlaceName } from '../../../src/domain/remotes/place-name.ts';

const circle: { self?: unknown } = {};
circle.self = circle;

describe('parsePlainData', () => {
  test.prop([fc.jsonValue()])('copies whatever JSON can say', (value) => {
    const copiedResult = parsePlainData(value);
    expect(copiedResult).toEqual({ ok: true, value: JSON.parse(JSON.stringify(value)) });
    if (copiedResult.ok && typeof copiedResult.value === 'object' && copiedResult.value !== null) {
      expect(Object.isFrozen(copiedResult.value)).toBe(true);
      expect(copiedResult.value).not.toBe(value);
    }
  });

  test.prop([fc.anything({ withProxy: true } as never)])('reads any value without an error', (value) => {
    expect(parsePlainData(value)).toHaveProperty('ok');
  });

  it('leaves out fields that are undefined', () => {
    expect(parsePlainData({ a: 1, b: undefined })).toEqual({ ok: true, value: { a: 1 } });
  });

  it.each([
    [undefined, 'it is undefined, and no plain data'],
    [Number.NaN, 'it is NaN, and no plain data'],
    [{ at: new Date(0) }, '“.at” is a Date, and no plain data'],
    [{ list: [1, () => 1] }, '“.list[1]” is a function, and no plain data'],
    [new Map(), 'it is a Map, and no plain data'],
    [[undefined], '“[0]” is undefined, and no plain data'],
    [1n, 'it is a bigint, and no plain data'],
    [circle, 'it is deeper than 20 levels'],
    [Array(10_001).fill(1), 'it has more than 10000 values'],
    [['y'.repeat(600_000), 'y'.repeat(600_000)], 'its texts have more than 1000000 characters'],
    [
      {
        get bad() {
          throw new Error('planted');
        },
      },
      'it can’t be read',
    ],
  ])('says what is none: %#', (value, problem) => {
    expect(parsePlainData(value)).toEqual({ ok: false, error: problem });
  });
});

describe('isPlaceName', () => {
  it.each(['home.below-deals', 'booking.confirmation.extras', 'mainApp.a1'])('is true for %s', (name) => {
    expect(isPlaceName(name)).toBe(true);
  });

  it.each(['', 'home', 'Home.deals', 'home.', 'home.below--deals', 'home deals', `a.${'b'.repeat(99)}`, 1, null])(
    'is false for %s',
    (name) => {
      expect(isPlaceName(name)).toBe(false);
    },
  );
});
