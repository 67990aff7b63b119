import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect } from 'vitest';
import { createComparator, type SortValue } from '../src/sorting/compare.ts';

const anyValue: fc.Arbitrary<SortValue> = fc.oneof(
  fc.string(),
  fc.integer({ min: -3, max: 3 }),
  fc.double(),
  fc.constantFrom(null, '', '10', '9', 'é', 'E', '<b>'),
);

test.prop([fc.array(anyValue, { minLength: 3, maxLength: 3 }), fc.constantFrom('en', 'de', 'sv', 'ar')])(
  'values are compared in one order: antisymmetric and transitive',
  (values, language) => {
    const compare = createComparator(language);
    const [a = null, b = null, c = null] = values;
    expect(Math.sign(compare(a, b))).toBe(0 - Math.sign(compare(b, a)));
    if (compare(a, b) <= 0 && compare(b, c) <= 0) expect(compare(a, c)).toBeLessThanOrEqual(0);
  },
);
