import { err, ok } from '@livery/contract/shared/result';
import { aUser } from '@livery/testkit/users';
import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { TabEvent } from '../../../src/application/shared/tabs.port.ts';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../../src/infrastructure/memory/memory-storage.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import type { Ports } from '../../../src/infrastructure/wiring/tokens.ts';
import { aMovedClock } from '../../support/a-moved-clock.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { aBrowsedPage } from '../../support/pages/a-browsed-page.ts';
import { scriptedAdapters } from '../../support/scripted-adapters.ts';

const nextTask = () => new Promise(setImmediate);
const signedIn = () => memoryCookieJar([['access_token', 'token-1']]);

function profilesOf(user: ReturnType<typeof aUser>): Ports['profiles'] & { loadAgentData: ReturnType<typeof vi.fn> } {
  return { read: async () => ok(user), loadAgentData: vi.fn(async () => ok(undefined)) };
}

// @rule 2.1, 2.20, 4.3, 4.10, 6.4, 9.10
describe('the profile', () => {
  it('is none for a visitor, without a request', async () => {
    const read = vi.fn(async () => ok(aUser()));
    const profiles = { read, loadAgentData: async () => ok(undefined) };
    const { session } = createShell(scriptedAdapters({ profiles, cookies: memoryCookieJar() }));
    session.loadProfile();
    await nextTask();
    expect(session.profile.now()).toEqual({ kind: 'visitor' });
    expect(read).not.toHaveBeenCalled();
  });

  it('is loading from the first moment with a token, then the token’s', async () => {
    const profiles = profilesOf(aUser({ firstName: 'Noor' }));
    const { session } = createShell(scriptedAdapters({ profiles, cookies: signedIn() }));
    expect(session.profile.now()).toEqual({ kind: 'loading' });
    session.loadProfile();
    await nextTask();
    expect(session.profile.now()).toMatchObject({ kind: 'ready', profile: { firstName: 'Noor' } });
  });

  it('of a travel agent brings more data along, a traveller’s does not (rules §6)', async () => {
    for (const isTravelAgent of [true, false]) {
      const profiles = profilesOf(aUser({ isTravelAgent }));
      const { session } = createShell(scriptedAdapters({ profiles, cookies: signedIn() }));
      session.loadProfile();
      await nextTask();
      expect(profiles.loadAgentData).toHaveBeenCalledTimes(isTravelAgent ? 1 : 0);
    }
  });

  it('that can not be had is a failure, not a visitor', async () => {
    const profiles = { ...profilesOf(aUser()), read: async () => err({ kind: 'unreachable' } as const) };
    const { session } = createShell(scriptedAdapters({ profiles, cookies: signedIn() }));
    session.loadProfile();
    await nextTask();
    expect(session.profile.now()).toEqual({ kind: 'failed', failure: { kind: 'unreachable' } });
  });
});

describe('signing in with credentials', () => {
  it('stores the token and requests its profile', async () => {
    const cookies = memoryCookieJar();
    const signIn = { signIn: async () => ok('token-2') };
    const { session } = createShell(scriptedAdapters({ cookies, signIn, profiles: profilesOf(aUser()) }));
    const response = await session.signIn({ email: 'a@b.example', password: 'x' }, new AbortController().signal);
    await nextTask();
    expect(response).toEqual(ok(undefined));
    expect(cookies.read('access_token')).toBe('token-2');
    expect(session.profile.now().kind).toBe('ready');
  });

  it('changes nothing when the platform refuses', async () => {
    const refusal = err({ kind: 'refused', status: 401, message: 'Wrong password' } as const);
    const { session } = createShell(
      scriptedAdapters({ signIn: { signIn: async () => refusal }, cookies: memoryCookieJar() }),
    );
    expect(await session.signIn({ email: 'a', password: 'b' }, new AbortController().signal)).toEqual(refusal);
    expect(session.signedIn.now()).toBe(false);
  });
});

describe('signing out (rules §4, logout)', () => {
  function openShell(user = aUser({ isTravelAgent: false })) {
    const cookies = memoryCookieJar(
      ['access_token', 'auth', 'hideHeader', 'hideFooter', 'x-session-id', 'pll_language'].map((name) => [
        name,
        'session-0001',
      ]),
    );
    const localStorage = memoryStorage();
    for (const key of ['deepLinkUrl', 'routeType', 'currency', 'consent']) localStorage.write(key, 'stored');
    const clock = aMovedClock();
    const page = aBrowsedPage('http://aurora.localhost/logout');
    const announcedEvents: TabEvent[] = [];
    const events = new Subject<TabEvent>();
    const tabs = { announce: (event: TabEvent) => announcedEvents.push(event), events };
    const agencies = { read: async () => ok(anAgency({ returnUrl: 'https://agency.example/bye' })) };
    const shell = createShell(
      scriptedAdapters({
        cookies,
        localStorage,
        clock,
        page,
        tabs,
        agencies,
        profiles: profilesOf(user),
      }),
    );
    shell.start();
    return { ...shell, cookies, localStorage, clock, page, announced: announcedEvents, events };
  }

  it('clears the cookies and keys that the rules name, and no other', async () => {
    const { session, cookies, localStorage } = openShell();
    await nextTask();
    session.signOut();
    for (const name of ['access_token', 'auth', 'hideHeader', 'hideFooter']) expect(cookies.read(name)).toBeUndefined();
    expect([cookies.read('x-session-id'), cookies.read('pll_language')]).toEqual([session.id, 'session-0001']);
    expect(['deepLinkUrl', 'routeType', 'currency', 'consent'].map(localStorage.read)).toEqual([
      undefined,
      undefined,
      'stored',
      'stored',
    ]);
    expect([session.signedIn.now(), session.profile.now()]).toEqual([false, { kind: 'visitor' }]);
  });

  it('is announced to the other tabs; what another tab announces is done here, and not announced again', async () => {
    const currentShell = openShell();
    await nextTask();
    currentShell.session.signOut();
    expect(currentShell.announced).toEqual([{ kind: 'signed-out', expired: false }]);

    const otherShell = openShell();
    await nextTask();
    otherShell.cookies.remove('access_token');
    otherShell.events.next({ kind: 'signed-out' });
    expect(otherShell.session.signedIn.now()).toBe(false);
    expect(otherShell.announced).toEqual([]);
    expect(otherShell.page.leaveFor).not.toHaveBeenCalled();
  });

  it('leaves after 100 ms: travellers for the agency’s own site, agents for /', async () => {
    for (const [isTravelAgent, target] of [
      [false, 'https://agency.example/bye'],
      [true, '/'],
    ] as const) {
      const { session, clock, page } = openShell(aUser({ isTravelAgent }));
      await nextTask();
      session.leave();
      clock.advance(99);
      expect(page.leaveFor).not.toHaveBeenCalled();
      clock.advance(1);
      expect(page.leaveFor).toHaveBeenCalledExactlyOnceWith(target);
    }
  });

  it('is done once, however often it is requested', async () => {
    const { session, clock, page } = openShell(aUser({ isTravelAgent: true }));
    await nextTask();
    session.leave();
    session.leave();
    clock.advance(500);
    expect(page.leaveFor).toHaveBeenCalledExactlyOnceWith('/');
  });

  it('leads an agent to / after a full reload too, before the profile is there again', async () => {
    for (const [isTravelAgent, target] of [
      [true, '/'],
      [false, 'https://agency.example/bye'],
    ] as const) {
      const { cookies } = openShell(aUser({ isTravelAgent }));
      await nextTask();
      const clock = aMovedClock();
      const page = aBrowsedPage('http://aurora.localhost/logout');
      const agencies = { read: async () => ok(anAgency({ returnUrl: 'https://agency.example/bye' })) };
      const reloadedShell = createShell(scriptedAdapters({ cookies, clock, page, agencies }));
      reloadedShell.start();
      await nextTask();
      reloadedShell.session.leave();
      clock.advance(100);
      expect(page.leaveFor).toHaveBeenCalledExactlyOnceWith(target);
    }
  });

  it('drops a profile that was still on its way', async () => {
    const { session } = openShell();
    session.signOut();
    await nextTask();
    expect(session.profile.now()).toEqual({ kind: 'visitor' });
  });
});
