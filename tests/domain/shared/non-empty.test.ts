import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPresent } from '../../../src/domain/shared/is-present.ts';
import { isNonEmpty, type NonEmpty } from '../../../src/domain/shared/non-empty.ts';

describe('isNonEmpty', () => {
  it('refuses a list without elements', () => {
    expect(isNonEmpty([])).toBe(false);
  });

  it('accepts a list of one, even of nothing', () => {
    expect(isNonEmpty([undefined])).toBe(true);
  });

  it('lets the compiler take the first element without a check', () => {
    const first = (list: NonEmpty<string>): string => list[0];
    const list: readonly string[] = ['hotels', 'cars'];
    expect(isNonEmpty(list) && first(list)).toBe('hotels');
  });

  test.prop([fc.array(fc.anything())])(
    'agrees with the length of every list',
    (list) => isNonEmpty(list) === list.length > 0,
  );
});

// @rule 5.6
describe('isPresent', () => {
  it.each([null, undefined, '', ' ', '\n\t\u00a0'])('is false for %j (rules §5)', (value) => {
    expect(isPresent(value)).toBe(false);
  });

  it.each([0, false, Number.NaN, 'x', ' x ', [], {}])(
    'is true for %j: "non-null and, for strings, not blank"',
    (value) => {
      expect(isPresent(value)).toBe(true);
    },
  );
});
