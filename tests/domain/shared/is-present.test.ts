import { describe, expect, it } from 'vitest';
import { isPresent } from '../../../src/domain/shared/is-present.ts';

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
