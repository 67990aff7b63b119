import { describe, expect, it } from 'vitest';
import { DEAL_TABS, type DealTab, promoPath, tabLabel } from '../../../src/domain/deals/deal-tab.ts';

describe('the tabs of the product deals (specification §2)', () => {
  it.each<[DealTab, string, string]>([
    ['hotels', 'Hotels', '/booknow/hotels'],
    ['cars', 'Car Rentals', '/booknow/cars'],
    ['activities', 'Activities', '/booknow/activities'],
    ['flights', 'Flights', '/booknow/flights'],
    ['cruises', 'Cruises', '/booknow/cruise'],
  ])('%s is labelled %s and books on %s', (tab, label, path) => {
    expect(tabLabel(tab)).toBe(label);
    expect(promoPath(tab)).toBe(path);
  });

  it('has five tabs, Resorts not among them', () => {
    expect([...DEAL_TABS.keys()].toSorted()).toEqual(['activities', 'cars', 'cruises', 'flights', 'hotels']);
  });
});
