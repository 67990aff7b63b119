import { describe, expect, it } from 'vitest';
import { showsCarouselArrows } from '../../../src/domain/deals/carousel.ts';

describe('showsCarouselArrows: "arrows are not shown for Cruises and Flights" (specification §2)', () => {
  it.each(['hotels', 'cars', 'activities'] as const)('shows them on %s with two cards or more', (tab) => {
    expect(showsCarouselArrows(tab, 2)).toBe(true);
    expect(showsCarouselArrows(tab, 1)).toBe(false);
    expect(showsCarouselArrows(tab, 0)).toBe(false);
  });

  it.each(['cruises', 'flights'] as const)('never shows them on %s', (tab) => {
    expect(showsCarouselArrows(tab, 4)).toBe(false);
  });
});
