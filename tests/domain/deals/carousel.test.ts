import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carouselIndex } from '../../../src/domain/deals/carousel.ts';

const anyPlace = fc
  .integer({ min: 1, max: 500 })
  .chain((count) => fc.record({ count: fc.constant(count), index: fc.nat({ max: count - 1 }) }));

describe('carouselIndex (specification §4)', () => {
  it('goes from 0 back to the last, and from the last on to 0', () => {
    expect(carouselIndex(0, 'previous', 7)).toBe(6);
    expect(carouselIndex(6, 'next', 7)).toBe(0);
  });

  it('goes one card on or back in between', () => {
    expect(carouselIndex(3, 'next', 7)).toBe(4);
    expect(carouselIndex(3, 'previous', 7)).toBe(2);
  });

  it('stays on the only card, and at 0 without any', () => {
    expect([carouselIndex(0, 'next', 1), carouselIndex(0, 'previous', 1)]).toEqual([0, 0]);
    expect([carouselIndex(0, 'next', 0), carouselIndex(5, 'previous', 0)]).toEqual([0, 0]);
  });

  it('comes back to where it was: next undoes previous, and previous undoes next', () => {
    fc.assert(
      fc.property(anyPlace, ({ index, count }) => {
        expect(carouselIndex(carouselIndex(index, 'next', count), 'previous', count)).toBe(index);
        expect(carouselIndex(carouselIndex(index, 'previous', count), 'next', count)).toBe(index);
      }),
    );
  });

  it('always shows a card that is there, even after the list got shorter', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1000, max: 1000 }),
        fc.constantFrom('next', 'previous'),
        fc.integer({ min: 1, max: 50 }),
        (from, step, count) => {
          const index = carouselIndex(from, step, count);
          expect(Number.isInteger(index) && index >= 0 && index < count && !Object.is(index, -0)).toBe(true);
        },
      ),
    );
  });
});
