import { describe, expect, it } from 'vitest';
import { nextSidebar, type SidebarEvent } from '../../../src/domain/navigation/next-sidebar.ts';
import { settingsLinks, sideProfile } from '../../../src/domain/navigation/side-navigation.ts';
import { USER_TYPES } from '../../../src/domain/session/user-profile.ts';
import { aUser } from '../../support/a-user.ts';

const EVENTS: Readonly<Record<string, SidebarEvent>> = {
  toggled: { kind: 'toggled' },
  'a link clicked': { kind: 'link-clicked' },
  'the page clicked': { kind: 'clicked-outside', on: 'page' },
  'the toggler clicked': { kind: 'clicked-outside', on: 'toggler' },
  'the top menu clicked': { kind: 'clicked-outside', on: 'top-menu' },
  hovered: { kind: 'hovered' },
  left: { kind: 'left' },
};

describe('nextSidebar', () => {
  it.each([
    ['collapsed', 'toggled', 'expanded'],
    ['collapsed', 'a link clicked', 'collapsed'],
    ['collapsed', 'the page clicked', 'collapsed'],
    ['collapsed', 'the toggler clicked', 'collapsed'],
    ['collapsed', 'the top menu clicked', 'collapsed'],
    ['collapsed', 'hovered', 'peeking'],
    ['collapsed', 'left', 'collapsed'],
    ['peeking', 'toggled', 'expanded'],
    ['peeking', 'a link clicked', 'collapsed'],
    ['peeking', 'the page clicked', 'collapsed'],
    ['peeking', 'the toggler clicked', 'peeking'],
    ['peeking', 'the top menu clicked', 'peeking'],
    ['peeking', 'hovered', 'peeking'],
    ['peeking', 'left', 'collapsed'],
    ['expanded', 'toggled', 'collapsed'],
    ['expanded', 'a link clicked', 'collapsed'],
    ['expanded', 'the page clicked', 'collapsed'],
    ['expanded', 'the toggler clicked', 'expanded'],
    ['expanded', 'the top menu clicked', 'expanded'],
    ['expanded', 'hovered', 'expanded'],
    ['expanded', 'left', 'expanded'],
  ] as const)('%s, when %s, is %s', (now, event, next) => {
    expect(nextSidebar(now, EVENTS[event] ?? { kind: 'left' })).toBe(next);
  });
});

describe('settingsLinks', () => {
  it('are the sub-pages that rules §2 names', () => {
    expect(settingsLinks({ userType: 'Other' }).map(({ label, path }) => `${label} ${path}`)).toEqual([
      'Markup /settings/agency',
      'Website /settings/website',
      'Profile Settings /settings/profile',
      'Payment /settings/payment',
      'Product /settings/product',
    ]);
  });

  it('are greyed for a sales agent; "Profile Settings stays enabled" (rules §6)', () => {
    const enabled = settingsLinks({ userType: 'SalesAgent' }).filter(({ disabled }) => !disabled);
    expect(enabled.map(({ text }) => text)).toEqual(['profile-settings']);
  });

  it.each(USER_TYPES.filter((userType) => userType !== 'SalesAgent'))('are all enabled for %s', (userType) => {
    expect(settingsLinks({ userType }).some(({ disabled }) => disabled)).toBe(false);
  });
});

const creditsOf = (amount: number) => sideProfile(aUser({ credits: { amount, currency: 'EUR' } })).credits;

describe('sideProfile', () => {
  it('"links to /settings/profile and shows the first name" (rules §2)', () => {
    expect(sideProfile(aUser({ firstName: 'Ada' }))).toEqual({
      path: '/settings/profile',
      firstName: 'Ada',
      credits: null,
    });
  });

  it('shows the credits "if above 0"', () => {
    expect(creditsOf(0.01)).toEqual({ amount: 0.01, currency: 'EUR' });
    expect([0, -5, Number.NaN].map(creditsOf)).toEqual([null, null, null]);
  });
});
