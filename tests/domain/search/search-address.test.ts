import { test } from '@fast-check/vitest';
import { searchAddress } from '@livery/contract/search/parse-search';
import { SEARCH_PLANS } from '@livery/contract/search/search-plans';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownKeys } from '../../../src/domain/shared/record-from-keys.ts';

import { ANY_DAY } from './search-needs.ts';

const anyProduct = fc.constantFrom(...knownKeys(SEARCH_PLANS));

// @rule 2.27
describe('the address of a search', () => {
  const value = fc.oneof(fc.string(), fc.constantFrom('Málaga & more', '2-5.1', '38.7', 'LIS', '2026-12-01'));
  test.prop([anyProduct, fc.array(value, { minLength: 12, maxLength: 12 })])(
    'is read as it was written, and leaves out what is empty',
    (product, given) => {
      const plan = SEARCH_PLANS[product];
      const values = Object.fromEntries(
        Object.keys(plan.defaults(ANY_DAY)).map((name, index) => [name, given[index] ?? '']),
      );
      const { pathname, searchParams } = new URL(searchAddress(plan, values), 'https://agency.example');
      expect(pathname).toBe(plan.path);
      const readValues = Object.fromEntries(Object.keys(values).map((name) => [name, searchParams.get(name) ?? '']));
      // A lone surrogate can't be written.
      expect(readValues).toEqual(
        Object.fromEntries(Object.entries(values).map(([name, text]) => [name, text.toWellFormed()])),
      );
      expect([...searchParams.values()]).not.toContain('');
    },
  );

  it('is the page alone without values', () => {
    expect(searchAddress(SEARCH_PLANS.hotels, { place: '' })).toBe('/booknow/hotels/search');
  });
});
