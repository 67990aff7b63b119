import { describe, expect, it } from 'vitest';
import { chooseTab, revealPath } from '../../../src/domain/deals/deal-tab.ts';

const tabs = ['hotels', 'cars', 'activities', 'flights', 'cruises'] as const;

describe('revealPath: "goes to the home page on the matching tab" (specification §5)', () => {
  it('names the tab by its label, written for an address', () => {
    expect(tabs.map(revealPath)).toEqual([
      '/?tab=Hotels',
      '/?tab=Car%20Rentals',
      '/?tab=Activities',
      '/?tab=Flights',
      '/?tab=Cruises',
    ]);
  });

  it('leads to the tab that it was made for', () => {
    for (const tab of tabs) {
      const address = new URL(revealPath(tab), 'https://sunny.example');
      expect(address.pathname).toBe('/');
      expect(chooseTab(address.searchParams.get('tab') ?? undefined, tabs)).toBe(tab);
    }
  });
});
