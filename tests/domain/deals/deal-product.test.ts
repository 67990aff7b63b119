import { describe, expect, it } from 'vitest';
import { DEAL_PRODUCTS, productOf, tabOf } from '../../../src/domain/deals/deal-tab.ts';

describe('what a tab searches for (rules 2.11)', () => {
  it('searches hotels, activities and cars on their tabs', () => {
    expect((['hotels', 'activities', 'cars'] as const).map(productOf)).toEqual(['hotel', 'activity', 'car']);
  });

  it('sends no request on Cruises and Flights, which have a banner instead', () => {
    expect((['cruises', 'flights'] as const).map(productOf)).toEqual([null, null]);
  });

  it('shows each product on the tab that searches for it', () => {
    for (const product of DEAL_PRODUCTS) expect(productOf(tabOf(product))).toBe(product);
    expect(DEAL_PRODUCTS).toEqual(['hotel', 'car', 'activity']);
  });
});
