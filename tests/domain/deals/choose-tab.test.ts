import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseTab, type DealTab, tabLabel } from '../../../src/domain/deals/deal-tab.ts';
import { anyTabs, anyWantedTab } from '../../support/deal-arbitraries.ts';

const everyTab: readonly DealTab[] = ['hotels', 'cars', 'activities', 'flights', 'cruises'];

describe('chooseTab: "the ?tab value if that is an enabled service, otherwise the first active" (specification §4)', () => {
  it.each([
    ['Hotels', 'hotels'],
    ['Car Rentals', 'cars'],
    ['Cars', 'cars'],
    ['Activities', 'activities'],
    ['Flights', 'flights'],
    ['Air Travel', 'flights'],
    ['Cruises', 'cruises'],
    ['Cruise', 'cruises'],
    ['aIR tRAVEL', 'flights'],
    ['cars', 'cars'],
    ['CRUISE', 'cruises'],
  ])('opens ?tab=%s on %s', (wanted, tab) => {
    const anotherFirst = [...everyTab].sort((a, b) => Number(a === tab) - Number(b === tab));
    expect(chooseTab(wanted, anotherFirst)).toBe(tab);
  });

  it.each([undefined, '', 'Resorts', 'Trains', '__proto__', 'constructor', 'toString', '1'])(
    "opens the agency's first tab for %s",
    (wanted) => {
      expect(chooseTab(wanted, ['cruises', 'hotels'])).toBe('cruises');
    },
  );

  it('opens the first tab where the wanted service is not enabled', () => {
    expect(chooseTab('Flights', ['cars', 'hotels'])).toBe('cars');
  });

  it('opens nothing for an agency without tabs', () => {
    expect(chooseTab('Hotels', [])).toBeNull();
    expect(chooseTab(undefined, [])).toBeNull();
  });

  it('answers an enabled tab, or null only without any, for every text', () => {
    fc.assert(
      fc.property(anyWantedTab, anyTabs, (wanted, tabs) => {
        const chosen = chooseTab(wanted, tabs);
        if (chosen === null) expect(tabs).toEqual([]);
        else expect(tabs).toContain(chosen);
      }),
    );
  });

  it('opens every enabled tab by its own label', () => {
    fc.assert(fc.property(anyTabs, (tabs) => tabs.every((tab) => chooseTab(tabLabel(tab), tabs) === tab)));
  });
});
