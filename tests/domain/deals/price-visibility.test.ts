import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseTab } from '../../../src/domain/deals/deal-tab.ts';
import { revealPath } from '../../../src/domain/deals/reveal-path.ts';
import { seesAgentFigures, showsPrices } from '../../../src/domain/deals/sees-agent-figures.ts';

// @rule 3.5, 5.3, 6.6
describe('seesAgentFigures: "travel agents who are not restricted" (rules 5.3)', () => {
  it.each([
    { isTravelAgent: true, isRestrictedAgent: false, sees: true },
    { isTravelAgent: true, isRestrictedAgent: true, sees: false },
    { isTravelAgent: false, isRestrictedAgent: false, sees: false },
    { isTravelAgent: false, isRestrictedAgent: true, sees: false },
  ])('$sees for travel agent $isTravelAgent, restricted $isRestrictedAgent', ({ sees, ...user }) => {
    expect(seesAgentFigures(user)).toBe(sees);
  });

  it('is no for a visitor', () => {
    expect(seesAgentFigures(null)).toBe(false);
  });

  it('is no for a profile that does not explicitly allow it', () => {
    const asBoolean = (value: unknown) => value as boolean;
    expect(seesAgentFigures({ isTravelAgent: asBoolean('true'), isRestrictedAgent: false })).toBe(false);
    expect(seesAgentFigures({ isTravelAgent: true, isRestrictedAgent: asBoolean(undefined) })).toBe(false);
  });
});

// @rule 1.4, 3.1, 5.2, 6.2
describe('showsPrices: "where allowNonLoginFlow is on or the visitor is signed in" (rules 5.2)', () => {
  it.each([
    { allowsNonLoginFlow: false, signedIn: false, shown: false },
    { allowsNonLoginFlow: false, signedIn: true, shown: true },
    { allowsNonLoginFlow: true, signedIn: false, shown: true },
    { allowsNonLoginFlow: true, signedIn: true, shown: true },
  ])('$shown where non-login flow is $allowsNonLoginFlow and signed in is $signedIn', (site) => {
    expect(showsPrices(site, site.signedIn)).toBe(site.shown);
  });

  const notTrue = fc.anything().filter((value) => value !== true);
  test.prop([notTrue, notTrue])('never opens for anything that is not true itself', (allows, signedIn) => {
    expect(showsPrices({ allowsNonLoginFlow: allows as boolean }, signedIn as boolean)).toBe(false);
  });
});

const tabs = ['hotels', 'cars', 'activities', 'flights', 'cruises'] as const;

// @rule 4.11
describe('revealPath: "to the home page on the matching tab" (rules 4.11)', () => {
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
