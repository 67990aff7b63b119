import { parseSearch } from '@livery/contract/search/parse-search';
import { SEARCH_PLANS } from '@livery/contract/search/search-plans';
import { expect, it } from 'vitest';
import { knownKeys } from '../../../src/domain/shared/record-from-keys.ts';
import { ANY_DAY, PLACES, readFrom } from './search-needs.ts';

// @rule 2.27
it.each(knownKeys(SEARCH_PLANS))('what is no name of a place is none in the address of %s', (product) => {
  const plan = SEARCH_PLANS[product];
  const read = (name: string) => {
    const namedPlaces = Object.fromEntries(plan.placeNames.map((placeName) => [placeName, name]));
    const { values } = parseSearch(plan, readFrom({ ...PLACES, ...namedPlaces }), ANY_DAY);
    return plan.placeNames.map((placeName) => values[placeName]);
  };
  const none = plan.placeNames.map(() => '');
  expect(read(' Lisbon (LIS) ')).toEqual(plan.placeNames.map(() => 'Lisbon (LIS)'));
  expect(read('Lisbon '.repeat(700))).toEqual(none);
  expect(read('Lisbon: call https://evil.example')).toEqual(none);
});
