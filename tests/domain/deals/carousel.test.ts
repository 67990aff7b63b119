import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  carouselIndex,
  carouselPosition,
  deviceForWidth,
  rowsOfFour,
  showsCarouselArrows,
} from '../../../src/domain/deals/carousel.ts';

const anyPlace = fc
  .integer({ min: 1, max: 500 })
  .chain((count) => fc.record({ count: fc.constant(count), index: fc.nat({ max: count - 1 }) }));

// @rule 2.9, 4.8
describe('carouselIndex (rules §4)', () => {
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

  test.prop([anyPlace])(
    'comes back to where it was: next undoes previous, and previous undoes next',
    ({ index, count }) => {
      expect(carouselIndex(carouselIndex(index, 'next', count), 'previous', count)).toBe(index);
      expect(carouselIndex(carouselIndex(index, 'previous', count), 'next', count)).toBe(index);
    },
  );

  test.prop([
    fc.integer({ min: -1000, max: 1000 }),
    fc.constantFrom('next', 'previous'),
    fc.integer({ min: 1, max: 50 }),
  ])('always shows a card that is there, even after the list got shorter', (from, step, count) => {
    const index = carouselIndex(from, step, count);
    expect(Number.isInteger(index) && index >= 0 && index < count && !Object.is(index, -0)).toBe(true);
  });
});

// @rule 2.9
describe('carouselPosition', () => {
  it('counts from one: the second card of seven is 2 of 7', () => {
    expect(carouselPosition(1, 7)).toEqual({ position: 2, count: 7 });
    expect(carouselPosition(0, 1)).toEqual({ position: 1, count: 1 });
    expect(carouselPosition(6, 7)).toEqual({ position: 7, count: 7 });
  });

  it('never leaves the list', () => {
    expect(carouselPosition(9, 7)).toEqual({ position: 7, count: 7 });
    expect(carouselPosition(-1, 7)).toEqual({ position: 1, count: 7 });
  });

  it('is null without cards', () => {
    expect(carouselPosition(0, 0)).toBeNull();
  });
});

// @rule 2.9
describe('showsCarouselArrows: none for Cruises and Flights (rules 2.9)', () => {
  it.each(['hotels', 'cars', 'activities'] as const)('shows them on %s with two cards or more', (tab) => {
    expect(showsCarouselArrows(tab, 2)).toBe(true);
    expect(showsCarouselArrows(tab, 1)).toBe(false);
    expect(showsCarouselArrows(tab, 0)).toBe(false);
  });

  it.each(['cruises', 'flights'] as const)('never shows them on %s', (tab) => {
    expect(showsCarouselArrows(tab, 4)).toBe(false);
  });
});

// @rule 2.9, 9.7
describe('rowsOfFour: "the first four are row 1, the rest row 2" (rules 2.9)', () => {
  it('puts the first four deals in the first row and all others in the second', () => {
    expect(rowsOfFour([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual({ first: [1, 2, 3, 4], rest: [5, 6, 7, 8, 9] });
  });

  test.prop([fc.array(fc.integer())])(
    'loses no deal, keeps their order, and fills the first row before the second',
    (deals) => {
      const { first, rest } = rowsOfFour(deals);
      expect([...first, ...rest]).toEqual(deals);
      expect(first.length).toBe(Math.min(4, deals.length));
    },
  );
});

// @rule 9.12
describe('deviceOf: phone, tablet or pc, by width (rules 9.12)', () => {
  it.each([
    [0, 'phone'],
    [767, 'phone'],
    [767.9, 'phone'],
    [768, 'tablet'],
    [1200, 'tablet'],
    [1200.1, 'pc'],
    [1201, 'pc'],
  ])('looks at %d pixels with a %s', (width, device) => {
    expect(deviceForWidth(width)).toBe(device);
  });
});
