import { test } from '@fast-check/vitest';
import { NO_POLICIES } from '@livery/contract/agency/policies';
import { MENU_LABELS } from '@livery/contract/navigation/menu-labels';
import type { UserProfile } from '@livery/contract/session/user-profile';
import { anyPathAttack, anyText, anyVisitor } from '@livery/testkit/arbitraries';
import { anAgent, aUser } from '@livery/testkit/users';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sideNavigation } from '../../../src/domain/navigation/side-navigation.ts';
import { featureNames } from '../../../src/domain/session/permissions.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { ACADEMY_URL, FEATURES, NAVIGATIONS } from './named-navigations.ts';

const navigationOf = (
  user: UserProfile | null,
  { navigations = NAVIGATIONS, agency = anAgency(), policies = {} } = {},
) => sideNavigation({ navigations, agency, user, policies: { ...NO_POLICIES, academyUrl: ACADEMY_URL, ...policies } });

const entryOf = (label: string, path: string, user: UserProfile | null = anAgent(FEATURES), policies = {}) =>
  navigationOf(user, { navigations: [{ label, path }], policies })[0];

// @rule 2.8, 2.18, 2.20, 6.1, 6.7, 6.8, 7.7
describe('the side navigation', () => {
  it('has the entries of the back end, each as in rules §2', () => {
    const entries = navigationOf(anAgent(FEATURES, { id: 'agent-7' }));
    expect(entries.map(({ label, path }) => `${label} ${path}`)).toEqual([
      'Dashboard /dashboard',
      'Book Now /booknow/hotels',
      'Clients /users/clients',
      'Agents /users/agents/view/agent-7',
      'Bookings /bookings',
      'Proposals /proposals',
      'Settings /settings/profile',
      'Wallet /wallet/details',
      'Xeni Academy https://academy.example/start',
      'Deal Link /deal-link',
      'Applications /applications',
      'Customize Theme /customize-theme',
      'XeniPay /xenipay',
      'Support /settings/support',
      'Searches /searches',
      'Log Out /logout',
    ]);
    expect(entries.some(({ disabled }) => disabled)).toBe(false);
    expect(entries.filter(({ external }) => external).map(({ text }) => text)).toEqual(['xeni-academy']);
    expect(entries.map(({ text }) => text && MENU_LABELS[text])).toEqual(NAVIGATIONS.map(({ label }) => label));
  });

  it('greys every entry without read permission, but never Log Out (rules 6.1)', () => {
    for (const user of [anAgent(), aUser({ permissions: new Map() }), null]) {
      const enabled = navigationOf(user).filter(({ disabled }) => !disabled);
      expect(enabled.map(({ text }) => text)).toEqual(['log-out']);
    }
  });

  it.each(FEATURES.slice(0, -1))('enables an entry by its own permission, such as %s', (feature) => {
    const enabled = navigationOf(anAgent([feature])).filter(({ disabled }) => !disabled);
    expect(enabled.map(({ label }) => label.toLowerCase().replaceAll(' ', '-'))).toEqual([feature, 'log-out']);
  });

  it('reads the permission of XeniPay with its humps apart as well', () => {
    expect(entryOf('XeniPay', '/xenipay', anAgent(['xeni-pay']))?.disabled).toBe(false);
  });

  it('names an entry that it knows as all menus do, in whatever letters the back end writes it', () => {
    expect(entryOf('CLIENTS', '/users/clients')).toMatchObject({ text: 'clients', label: 'Clients' });
  });

  it('leads Book Now to "the first active booking type", whatever the back end sends', () => {
    const agency = anAgency({ bookingMenu: [{ service: 'cars', active: true }] });
    const [entry] = navigationOf(anAgent(['book-now']), { agency, navigations: [{ label: 'Book Now', path: '//x' }] });
    const enabledPage = { disabled: false, opens: 'page', external: false };
    expect(entry).toEqual({ text: 'book-now', label: 'Book Now', path: '/booknow/cars', ...enabledPage });
  });

  describe('Agents', () => {
    it('"becomes …/view/{user id}"', () => {
      expect(entryOf('Agents', '/users/agents/view/', anAgent(['agents'], { id: 'a@b.example' }))?.path).toBe(
        '/users/agents/view/a%40b.example',
      );
      expect(entryOf('Agents', '/users/agents', anAgent(['agents']))?.path).toBe('/users/agents');
      expect(entryOf('Agents', '/users/agents/view', null)?.path).toBe('/users/agents/view');
    });

    it.each(['', '.', '..', '../../dashboard', 'a/b', 'a b', 'a%2Fb', 'a\ud800', 'a?b', '／'])(
      'stays a list for the id %j, which would lead elsewhere',
      (id) => {
        expect(entryOf('Agents', '/users/agents/view', anAgent(['agents'], { id }))?.path).toBe('/users/agents/view');
      },
    );
  });

  describe('Xeni Academy', () => {
    it('opens the address that the deployment names, without the token', () => {
      expect(entryOf('Xeni Academy', 'https://evil.example')).toMatchObject({
        path: ACADEMY_URL,
        opens: 'academy',
        external: true,
        disabled: false,
      });
      expect(entryOf('Xeni Academy', ACADEMY_URL, anAgent())?.disabled).toBe(true);
    });

    it.each(['', 'http://academy.example', 'javascript:alert(1)'])('is greyed where that is %j', (academyUrl) => {
      expect(entryOf('Xeni Academy', '/academy', anAgent(FEATURES), { academyUrl })).toMatchObject({
        path: '',
        disabled: true,
        external: true,
      });
    });
  });

  describe('Support', () => {
    it('is Help, which opens the chat widget, where the policies have helpChat (rules 6.8)', () => {
      const help = { text: 'help', label: 'Help', path: '', opens: 'chat', external: false };
      const policies = { helpChat: true };
      expect(entryOf('Support', '/settings/support', anAgent(['support']), policies)).toEqual({
        ...help,
        disabled: false,
      });
      expect(entryOf('Support', '/settings/support', anAgent(['help']), policies)).toEqual({
        ...help,
        disabled: false,
      });
      expect(entryOf('Support', '/settings/support', anAgent(), policies)).toEqual({ ...help, disabled: true });
    });
  });

  describe('Log Out', () => {
    it('is there under either name', () => {
      const logOut = { text: 'log-out', label: 'Log Out', path: '/logout', disabled: false };
      expect(entryOf('Logout', '//evil.example', anAgent())).toMatchObject(logOut);
      expect(entryOf('LOG OUT', '', anAgent())).toMatchObject(logOut);
    });

    it('is hidden by the partner from a profile that was supplied from outside', () => {
      const user = anAgent(FEATURES, { isExternal: true });
      expect(entryOf('Log Out', '/logout', user, { partner: true })).toBeUndefined();
      expect(entryOf('Log Out', '/logout', user)).toBeDefined();
    });
  });

  it.each(['/settings/agency', '/settings/website/', '/settings/payment?tab=1', '/settings/product'])(
    'greys %s for a sales agent (rules §6)',
    (path) => {
      expect(entryOf('Settings', path, anAgent(FEATURES, { userType: 'SalesAgent' }))?.disabled).toBe(true);
      expect(entryOf('Settings', path)?.disabled).toBe(false);
    },
  );

  it('leaves a sales agent the profile settings', () => {
    expect(entryOf('Settings', '/settings/profile', anAgent(FEATURES, { userType: 'SalesAgent' }))?.disabled).toBe(
      false,
    );
  });

  it('keeps the label of an entry that only the back end knows', () => {
    expect(entryOf('Réservations', '/bookings/all?x=1', anAgent(['réservations']))).toEqual({
      text: null,
      label: 'Réservations',
      path: '/bookings/all?x=1',
      disabled: false,
      opens: 'page',
      external: false,
    });
  });

  it.each(['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/logout', ''])(
    'greys an entry that leads to %j, and leads it home',
    (path) => {
      expect(entryOf('Dashboard', path)).toMatchObject({ path: '/', disabled: true, external: false });
    },
  );

  const anyItem = fc.record({
    label: fc.oneof(fc.constantFrom(...Object.values(MENU_LABELS)), anyText),
    path: fc.oneof(anyPathAttack, fc.constantFrom('/users/agents/view', '/dashboard')),
  });
  test.prop([anyItem, anyVisitor, fc.boolean()])(
    'never enables an entry without read permission, nor leads one off the site but to the academy',
    ({ label, path }, user, helpChat) => {
      const [entry] = navigationOf(user, { navigations: [{ label, path }], policies: { helpChat } });
      if (entry === undefined || entry.text === 'log-out') return;
      const names = [...featureNames(label), ...(entry.text === 'help' ? ['help'] : [])];
      const readable = names.some((feature) => user?.permissions.get(feature)?.read === true);
      if (!entry.disabled) expect(readable).toBe(true);
      if (entry.path !== '' && !entry.external) {
        expect(new URL(entry.path, 'https://sunny.example').origin).toBe('https://sunny.example');
      }
    },
  );
});
