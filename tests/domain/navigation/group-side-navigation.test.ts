import { test } from '@fast-check/vitest';
import { MENU_LABELS, type MenuText } from '@livery/contract/navigation/menu-labels';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupSideNavigation, SIDE_NAVIGATION_GROUPS } from '../../../src/domain/navigation/group-side-navigation.ts';
import type { SideNavigationItem } from '../../../src/domain/navigation/side-navigation.ts';

const anEntry = (text: MenuText | null, label = text === null ? 'Guides' : MENU_LABELS[text]): SideNavigationItem => ({
  text,
  label,
  path: '/',
  disabled: false,
  opens: 'page',
  external: false,
});

/** The entries in the order of rules 2.18. */
const ALL_ENTRIES = [
  'dashboard',
  'book-now',
  'clients',
  'agents',
  'bookings',
  'proposals',
  'settings',
  'wallet',
  'xeni-academy',
  'deal-link',
  'applications',
  'customize-theme',
  'xeni-pay',
  'support',
  'searches',
  'log-out',
] as const satisfies readonly MenuText[];

// @rule 2.18
describe('groupSideNavigation', () => {
  it('puts the entries of rules 2.18 into groups, each in its order', () => {
    const groups = groupSideNavigation(ALL_ENTRIES.map((text) => anEntry(text)));
    expect(groups.map(({ name, items }) => [name, ...items.map(({ label }) => label)])).toEqual([
      ['start', 'Dashboard', 'Book Now'],
      ['clients', 'Clients', 'Bookings', 'Proposals', 'Deal Link', 'Searches'],
      ['agency', 'Agents', 'Settings', 'Wallet', 'Applications', 'Customize Theme', 'XeniPay'],
      ['help', 'Xeni Academy', 'Support'],
      ['leave', 'Log Out'],
    ]);
  });

  it('puts what only the platform names between help and Log Out', () => {
    const groups = groupSideNavigation([anEntry('log-out'), anEntry(null), anEntry('support')]);
    expect(groups.map(({ name }) => name)).toEqual(['help', 'more', 'leave']);
  });

  const anyEntry = fc
    .tuple(fc.constantFrom(null, ...(Object.keys(MENU_LABELS) as MenuText[])), fc.string())
    .map(([text, label]) => anEntry(text, label));

  test.prop([fc.array(anyEntry)])('loses, repeats and reorders nothing', (items) => {
    const groups = groupSideNavigation(items);
    const order = groups.map(({ name }) => SIDE_NAVIGATION_GROUPS.indexOf(name));
    expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
    expect(groups.flatMap((group) => group.items).length).toBe(items.length);
    for (const group of groups) {
      expect(group.items.length).toBeGreaterThan(0);
      expect(items.filter((item) => group.items.includes(item))).toEqual(group.items);
    }
  });
});
