import { USER_TYPES } from '@livery/contract/session/user-profile';
import { aUser } from '@livery/testkit/users';
import { describe, expect, it } from 'vitest';
import { nextSidebar, type Sidebar, type SidebarEvent } from '../../../src/domain/navigation/next-sidebar.ts';
import { settingsLinks } from '../../../src/domain/navigation/side-navigation.ts';
import { sideProfile } from '../../../src/domain/navigation/side-profile.ts';

const STATES = ['collapsed', 'hover-expanded', 'expanded', 'reopened'] as const;

// @rule 4.4
describe('nextSidebar', () => {
  it.each<[SidebarEvent, ...Sidebar[]]>([
    [{ kind: 'toggled' }, 'expanded', 'expanded', 'collapsed', 'expanded'],
    [{ kind: 'link-clicked' }, 'collapsed', 'collapsed', 'collapsed', 'collapsed'],
    [{ kind: 'clicked-outside', on: 'page' }, 'collapsed', 'collapsed', 'collapsed', 'collapsed'],
    [{ kind: 'clicked-outside', on: 'toggler' }, 'collapsed', 'hover-expanded', 'expanded', 'reopened'],
    [{ kind: 'clicked-outside', on: 'top-menu' }, 'collapsed', 'hover-expanded', 'expanded', 'reopened'],
    [{ kind: 'hovered' }, 'hover-expanded', 'hover-expanded', 'expanded', 'reopened'],
    [{ kind: 'left' }, 'collapsed', 'collapsed', 'expanded', 'reopened'],
    [{ kind: 'room-measured', hasRoom: true }, 'collapsed', 'hover-expanded', 'expanded', 'expanded'],
    [{ kind: 'room-measured', hasRoom: false }, 'collapsed', 'hover-expanded', 'expanded', 'collapsed'],
    [{ kind: 'room-changed', hasRoom: true }, 'collapsed', 'hover-expanded', 'expanded', 'reopened'],
    [{ kind: 'room-changed', hasRoom: false }, 'collapsed', 'hover-expanded', 'collapsed', 'reopened'],
  ])(
    'after %j is %s where it was collapsed, %s where hover-expanded, %s where expanded, %s where reopened',
    (event, ...nextSidebars) => {
      expect(STATES.map((currentState) => nextSidebar(currentState, event))).toEqual(nextSidebars);
    },
  );
});

// @rule 2.7, 6.7
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

  it('are greyed for a sales agent; Profile Settings is not (rules 6.7)', () => {
    const enabled = settingsLinks({ userType: 'SalesAgent' }).filter(({ disabled }) => !disabled);
    expect(enabled.map(({ text }) => text)).toEqual(['profile-settings']);
  });

  it.each(USER_TYPES.filter((userType) => userType !== 'SalesAgent'))('are all enabled for %s', (userType) => {
    expect(settingsLinks({ userType }).some(({ disabled }) => disabled)).toBe(false);
  });
});

const creditsOf = (amount: number) => sideProfile(aUser({ credits: { amount, currency: 'EUR' } })).credits;

// @rule 2.18, 3.5
describe('sideProfile', () => {
  it('"leads to /settings/profile, shows the first name" (rules 2.18)', () => {
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
