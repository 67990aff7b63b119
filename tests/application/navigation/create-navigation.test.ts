import type { UserProfile } from '@livery/contract/session/user-profile';
import { err, ok } from '@livery/contract/shared/result';
import { aUser } from '@livery/testkit/users';
import { describe, expect, it } from 'vitest';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import type { Ports } from '../../../src/infrastructure/wiring/tokens.ts';
import { aMovedClock } from '../../support/a-moved-clock.ts';
import { aConfiguration } from '../../support/data/a-configuration.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { pendingResponse, scriptedAdapters } from '../../support/scripted-adapters.ts';

const nextTask = () => new Promise(setImmediate);
const addressOf = (path: string, search = '') => ({ path, query: new URLSearchParams(search) });

const anAgent = async () => ok(aUser({ isTravelAgent: true }));

/** Adapters of a browser with an access token, whose profile `read` gives. */
const signedIn = (read: Ports['profiles']['read']) => ({
  cookies: memoryCookieJar([['access_token', 'token-1']]),
  profiles: { read, loadAgentData: async () => ok(undefined) },
});

async function shellOf(overrides: Partial<Ports> = {}, agency = anAgency()) {
  const shell = createShell(
    scriptedAdapters({ cookies: memoryCookieJar(), agencies: { read: async () => ok(agency) }, ...overrides }),
  );
  shell.start();
  await nextTask();
  return shell;
}

// @rule 4.3, 4.4, 8.1
describe('the layout of a page (rules §2)', () => {
  it('is not decided before the agency is known', () => {
    const { navigation } = createShell(scriptedAdapters());
    expect(navigation.layoutOf(addressOf('/')).now()).toBeNull();
  });

  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/faqs', 'faqs'],
    ['/logout', 'logout'],
  ])('of %s, which is the same for everybody, waits for no profile (rules 4.3)', async (path, handledBy) => {
    const { navigation } = await shellOf(signedIn(() => new Promise<never>(() => undefined)));
    expect(navigation.layoutOf(addressOf(path)).now()).toMatchObject({ handledBy, redirectTo: null });
  });

  it.each([
    ['/mytrip/dashboard', 'mainApp'],
    ['/booknow/hotels', 'mainApp'],
    ['/blog', 'blog'],
  ])('of %s is what surrounds it until the profile is known (rules 4.3)', async (path, handledBy) => {
    const profile = pendingResponse<UserProfile>();
    const { navigation } = await shellOf(signedIn(() => profile.response));
    const layout = navigation.layoutOf(addressOf(path));
    expect(layout.now()).toMatchObject({ handledBy: 'pending', redirectTo: null, header: true, footer: true });
    const { header, footer, sideNav, legalLinks } = layout.now() ?? {};
    await profile.give(ok(aUser()));
    expect(layout.now()).toMatchObject({ handledBy, header, footer, sideNav, legalLinks });
  });

  it('of a path without a page is the page of the error, which redirects once it is certain', async () => {
    const profile = pendingResponse<UserProfile>();
    const { navigation } = await shellOf(signedIn(() => profile.response));
    const layout = navigation.layoutOf(addressOf('/nowhere'));
    expect(layout.now()).toMatchObject({ handledBy: 'errors', redirectTo: null });
    await profile.give(ok(aUser()));
    expect(layout.now()).toMatchObject({ handledBy: 'errors', redirectTo: '/errors' });
  });

  it('of a path without a page is pending where an agent signed in last, whose navigation may lead there', async () => {
    const profile = pendingResponse<UserProfile>();
    const cookies = memoryCookieJar([
      ['access_token', 'token-1'],
      ['auth', 'agent'],
    ]);
    const { navigation } = await shellOf({ ...signedIn(() => profile.response), cookies });
    expect(navigation.layoutOf(addressOf('/nowhere')).now()).toMatchObject({ handledBy: 'pending', redirectTo: null });
  });

  it.each([
    ['/dashboard', undefined, true],
    ['/dashboard', 'traveller', false],
    ['/booknow/hotels', undefined, false],
    ['/booknow/hotels', 'agent', true],
  ] as const)(
    'of %s has a side navigation while it is unknown who is signed in, last %s: %s',
    async (path, role, sideNav) => {
      const roles = role === undefined ? [] : [['auth', role] as const];
      const cookies = memoryCookieJar([['access_token', 'token-1'], ...roles]);
      const { navigation } = await shellOf({ ...signedIn(() => new Promise<never>(() => undefined)), cookies });
      expect(navigation.layoutOf(addressOf(path)).now()).toMatchObject({ handledBy: 'pending', sideNav });
    },
  );

  it('of the home page redirects everybody who is signed in where hotels come first', async () => {
    const configuration = aConfiguration({ policies: { everybody: { hotelsFirstHosts: true }, entries: new Map() } });
    const profile = pendingResponse<UserProfile>();
    const { navigation } = await shellOf({ ...signedIn(() => profile.response), configuration });
    const layout = navigation.layoutOf(addressOf('/'));
    expect(layout.now()?.redirectTo).toBe('/booknow/hotels');
    await profile.give(ok(aUser()));
    expect(layout.now()?.redirectTo).toBe('/booknow/hotels');
  });

  it('leads a visitor from a guarded page to login, with the way back', async () => {
    const { navigation } = await shellOf();
    expect(navigation.layoutOf(addressOf('/mytrip/dashboard')).now()?.redirectTo).toBe(
      '/login?redirect=/mytrip/dashboard',
    );
  });

  it('waits for an agent’s side navigation for a page that is known to it alone, and for nothing else', async () => {
    let give: (items: { label: string; path: string }[]) => void = () => undefined;
    const items = new Promise<{ label: string; path: string }[]>((resolve) => {
      give = resolve;
    });
    const { navigation } = await shellOf({ ...signedIn(anAgent), navigation: { read: async () => ok(await items) } });
    const guides = navigation.layoutOf(addressOf('/guides'));
    expect(guides.now()).toMatchObject({ handledBy: 'pending', redirectTo: null, sideNav: true });
    expect(navigation.layoutOf(addressOf('/dashboard')).now()?.redirectTo).toBeNull();
    give([{ label: 'Guides', path: '/guides' }]);
    await nextTask();
    expect(guides.now()).toMatchObject({ handledBy: 'mainApp', redirectTo: null });
  });

  it('gives agents the side navigation', async () => {
    const { navigation } = await shellOf(signedIn(anAgent));
    expect(navigation.layoutOf(addressOf('/dashboard')).now()).toMatchObject({ sideNav: true, redirectTo: null });
  });
});

// @rule 2.19
describe('hideHeader and hideFooter (rules 2.19)', () => {
  it('are remembered for the browser session, and taken back by false', async () => {
    const cookies = memoryCookieJar();
    const { navigation } = await shellOf({ cookies });
    const layout = navigation.layoutOf(addressOf('/about'));
    expect(layout.now()).toMatchObject({ header: true, footer: true });
    navigation.rememberChrome(addressOf('/', 'hideHeader=true&hideFooter=true'));
    expect(layout.now()).toMatchObject({ header: false, footer: false });
    expect([cookies.read('hideHeader'), cookies.read('hideFooter')]).toEqual(['true', 'true']);
    navigation.rememberChrome(addressOf('/', 'hideHeader=false'));
    expect(layout.now()).toMatchObject({ header: true, footer: false });
    expect(cookies.read('hideHeader')).toBeUndefined();
  });

  it('have no effect with any other value', async () => {
    const { navigation } = await shellOf();
    navigation.rememberChrome(addressOf('/', 'hideHeader=1&hideFooter=TRUE'));
    expect(navigation.layoutOf(addressOf('/')).now()).toMatchObject({ header: true, footer: true });
  });
});

describe('the side navigation', () => {
  it('is loading, then the agency’s entries with the first active service behind Book Now (rules §7)', async () => {
    const items = [
      { label: 'Book Now', path: '/whatever' },
      { label: 'Clients', path: '/users/clients' },
    ];
    const agency = anAgency({ bookingMenu: [{ service: 'cars', active: true }] });
    const { navigation } = await shellOf({ navigation: { read: async () => ok(items) } }, agency);
    expect(navigation.sideNavigation.now()).toEqual({ kind: 'loading' });
    navigation.load();
    await nextTask();
    expect(navigation.sideNavigation.now()).toMatchObject({
      kind: 'ready',
      items: [
        { label: 'Book Now', path: '/booknow/cars' },
        { label: 'Clients', path: '/users/clients' },
      ],
    });
  });

  it('that can not be had is a failure', async () => {
    const { navigation } = await shellOf({ navigation: { read: async () => err({ kind: 'timed-out' } as const) } });
    navigation.load();
    await nextTask();
    expect(navigation.sideNavigation.now()).toEqual({ kind: 'failed', failure: { kind: 'timed-out' } });
  });

  it('expands when the pointer rests on it for 100 ms, and not when it only passes', async () => {
    const clock = aMovedClock();
    const { navigation } = await shellOf({ clock });
    navigation.onSidebarEvent({ kind: 'pointer-rests' });
    clock.advance(99);
    navigation.onSidebarEvent({ kind: 'left' });
    clock.advance(1_000);
    expect(navigation.sidebar.now()).toBe('collapsed');
    navigation.onSidebarEvent({ kind: 'pointer-rests' });
    clock.advance(100);
    expect(navigation.sidebar.now()).toBe('hover-expanded');
    navigation.onSidebarEvent({ kind: 'link-clicked' });
    expect(navigation.sidebar.now()).toBe('collapsed');
  });
});
