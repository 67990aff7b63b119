import { describe, expect, it } from 'vitest';
import { carouselPosition } from '../../../src/domain/deals/carousel.ts';

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

  it('has nothing to say without cards', () => {
    expect(carouselPosition(0, 0)).toBeNull();
  });
});
