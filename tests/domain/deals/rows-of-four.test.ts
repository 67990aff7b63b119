import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsOfFour } from '../../../src/domain/deals/rows-of-four.ts';

describe('rowsOfFour: "first 4 are row 1, the rest row 2" (rules §2)', () => {
  it('puts the first four deals in the first row and all others in the second', () => {
    expect(rowsOfFour([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual({ first: [1, 2, 3, 4], rest: [5, 6, 7, 8, 9] });
  });

  it('leaves the second row empty for four deals or fewer', () => {
    expect(rowsOfFour([1, 2, 3, 4])).toEqual({ first: [1, 2, 3, 4], rest: [] });
    expect(rowsOfFour([1])).toEqual({ first: [1], rest: [] });
    expect(rowsOfFour([])).toEqual({ first: [], rest: [] });
  });

  it('loses no deal, keeps their order, and fills the first row before the second', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (deals) => {
        const { first, rest } = rowsOfFour(deals);
        expect([...first, ...rest]).toEqual(deals);
        expect(first.length).toBe(Math.min(4, deals.length));
      }),
    );
  });
});
