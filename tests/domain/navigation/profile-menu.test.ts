import { test } from '@fast-check/vitest';
import { NO_POLICIES } from '@livery/contract/agency/policies';
import type { UserProfile } from '@livery/contract/session/user-profile';
import { anyAgency, anyUser } from '@livery/testkit/arbitraries';
import { anAgent, aUser } from '@livery/testkit/users';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { profileMenu } from '../../../src/domain/navigation/profile-menu.ts';
import { anAgency } from '../../support/data/an-agency.ts';

const ALL_ENTRIES = ['command-center', 'profile-settings', 'website-settings', 'support', 'wallet'];

const menuOf = (user: UserProfile | null, policies = {}) =>
  profileMenu({ agency: anAgency(), policies: { ...NO_POLICIES, ...policies }, user });

const linesOf = (...of: Parameters<typeof menuOf>) => menuOf(...of).map(({ label, path }) => `${label} ${path}`);

// @rule 2.7, 2.17, 3.5, 6.1, 6.3, 6.4, 6.5, 6.8
describe('the profile menu', () => {
  it('is none for a visitor', () => {
    expect(menuOf(null)).toEqual([]);
  });

  it('has for a traveller what rules §6 names', () => {
    expect(linesOf(aUser())).toEqual([
      'Dashboard /mytrip/dashboard',
      'Book Now /booknow/hotels',
      'My Trips /mytrip/mytrips',
      'Profile Settings /mytrip/profile',
      'Support /mytrip/support',
      'Logout /logout',
    ]);
  });

  it('has a traveller’s Wallet "only if reward wallet enabled"', () => {
    expect(linesOf(aUser({ hasRewardWallet: true }))).toContain('Wallet /mytrip/wallet/');
  });

  it.each(['dashboard', 'book-now', 'my-trips', 'profile-settings', 'support', 'wallet'])(
    'has a traveller’s %s only where its read permission is true (rules 6.1)',
    (feature) => {
      const traveller = aUser({ hasRewardWallet: true });
      const denied = new Map([...traveller.permissions, [feature, { read: false, write: true }]]);
      const missingPermissions = new Map([...traveller.permissions].filter(([name]) => name !== feature));
      for (const permissions of [denied, missingPermissions]) {
        const menu = menuOf({ ...traveller, permissions });
        expect(menu).toHaveLength(6);
        expect(menu.map(({ text }) => text)).not.toContain(feature);
      }
    },
  );

  it('has for a travel agent what rules §6 names', () => {
    expect(linesOf(anAgent(ALL_ENTRIES))).toEqual([
      'Command Center /dashboard',
      'Profile Settings /settings/profile',
      'Support /settings/support',
      'Wallet /wallet/details/',
      'Logout /logout',
    ]);
  });

  it.each(['AgencyOwner', 'Admin'] as const)('has "additionally Website Settings" for an %s', (userType) => {
    expect(linesOf(anAgent(ALL_ENTRIES, { userType }))).toEqual([
      'Command Center /dashboard',
      'Profile Settings /settings/profile',
      'Website Settings /settings/website/',
      'Support /settings/support',
      'Wallet /wallet/details/',
      'Logout /logout',
    ]);
  });

  it('has Website Settings for an owner who is no travel agent too, by permission only', () => {
    const owner = aUser({ userType: 'AgencyOwner' });
    expect(linesOf({ ...owner, permissions: anAgent(ALL_ENTRIES).permissions })).toContain(
      'Website Settings /settings/website/',
    );
    expect(menuOf(owner).map(({ text }) => text)).not.toContain('website-settings');
  });

  it.each(ALL_ENTRIES)('has an agent’s %s only by its own read permission', (feature) => {
    const owner = { userType: 'AgencyOwner' } as const;
    expect(menuOf(anAgent([feature], owner)).map(({ text }) => text)).toEqual([feature, 'logout']);
    const others = ALL_ENTRIES.filter((other) => other !== feature);
    expect(menuOf(anAgent(others, owner)).map(({ text }) => text)).toEqual([...others, 'logout']);
  });

  it('has Help, which opens the chat widget, in place of Support (rules 6.8)', () => {
    const help = { text: 'help', label: 'Help', path: '', disabled: false, opens: 'chat' };
    for (const user of [aUser(), anAgent(['support']), anAgent(['help'])]) {
      const menu = menuOf(user, { helpChat: true });
      expect(menu).toContainEqual(help);
      expect(menu.map(({ text }) => text)).not.toContain('support');
    }
    expect(menuOf(anAgent(), { helpChat: true })).not.toContainEqual(help);
    for (const feature of ['help', 'support']) {
      const denied = aUser({ permissions: new Map([[feature, { read: false, write: false }]]) });
      expect(menuOf(denied, { helpChat: true })).not.toContainEqual(help);
    }
  });

  it('hides the partner’s Logout from a profile that was supplied from outside', () => {
    expect(linesOf(aUser({ isExternal: true }), { partner: true })).not.toContain('Logout /logout');
    expect(linesOf(aUser({ isExternal: true }))).toContain('Logout /logout');
    expect(linesOf(aUser(), { partner: true })).toContain('Logout /logout');
  });

  const names: Readonly<Record<string, readonly string[]>> = {
    'command-center': ['command-center', 'dashboard'],
    'profile-settings': ['profile-settings', 'settings'],
    'website-settings': ['website-settings', 'settings'],
    help: ['help', 'support'],
  };
  test.prop([anyUser, anyAgency, fc.boolean()])(
    'never shows an entry without a read permission for one of its names',
    (user, agency, helpChat) => {
      for (const { text } of profileMenu({ agency, policies: { partner: false, helpChat }, user })) {
        const features = names[text ?? ''] ?? [text ?? ''];
        const readable = features.some((feature) => user.permissions.get(feature)?.read === true);
        expect(text === 'logout' || readable).toBe(true);
      }
    },
  );
});
