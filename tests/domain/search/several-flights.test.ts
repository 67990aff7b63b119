import { test } from '@fast-check/vitest';
import { nextFlightsIn, nextFlightsText } from '@livery/contract/search/flight-search';
import { parseSearch } from '@livery/contract/search/parse-search';
import type { SearchValues } from '@livery/contract/search/search-plan';
import { SEARCH_PLANS } from '@livery/contract/search/search-plans';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ANY_DAY, readFrom, TODAY } from './search-needs.ts';

// @rule 9.14
describe('a journey of several flights', () => {
  const firstFlight = { from: 'LIS', to: 'OSL', departure: '2026-12-01', adults: '1' };
  const problemsOf = (next: string, more: SearchValues = {}) =>
    parseSearch(SEARCH_PLANS.flights, readFrom({ ...firstFlight, next, ...more }), ANY_DAY).problems;
  const WRONG = { next: 'nextFlight' };

  it('has each flight on the day of the one before or later', () => {
    expect(problemsOf('OSL-KEF-2026-12-01.KEF-JFK-2026-12-09')).toEqual({});
    expect(problemsOf('OSL-KEF-2026-11-30')).toEqual(WRONG);
    expect(problemsOf('OSL-KEF-2026-12-05.KEF-JFK-2026-12-04')).toEqual(WRONG);
    expect(problemsOf('OSL-KEF-2029-12-05')).toEqual(WRONG);
  });

  it.each(['OSL-OSL-2026-12-05', 'OSL-KEF-2026-02-30', 'osl-kef-2026-12-05', 'OSL-KEF-2026-12-05.', 'x'])(
    'is none with %s',
    (next) => expect(problemsOf(next)).toEqual(WRONG),
  );

  it('has six flights at most, and no way back', () => {
    const further = (count: number) => Array.from({ length: count }, () => 'OSL-KEF-2026-12-05').join('.');
    expect([problemsOf(further(5)), problemsOf(further(6))]).toEqual([{}, WRONG]);
    expect(problemsOf(further(1), { return: '2026-12-09' })).toEqual(WRONG);
  });

  const code = fc.stringMatching(/^[A-Z]{3}$/);
  const flight = fc.record({ from: code, to: code, day: fc.nat(400).map((days) => TODAY.add({ days })) });
  test.prop([fc.array(flight, { maxLength: 5 })])('reads as it was written', (flights) => {
    expect(nextFlightsIn(nextFlightsText(flights))).toEqual(flights);
  });
});
