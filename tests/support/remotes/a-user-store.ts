import type { UserStore } from '@livery/contract/remotes/remote-context';
import type { UserProfile } from '@livery/contract/session/user-profile';
import { liveFromSubject } from '@livery/contract/shared/live';
import { ok } from '@livery/contract/shared/result';
import { aUser } from '@livery/testkit/users';
import { BehaviorSubject } from 'rxjs';
import { vi } from 'vitest';
import type { ProfileSource } from '../../../src/application/session/profile-source.port.ts';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { embeddedRemotes } from './embedded-remotes.ts';
import { openedRemotes, twoTasks } from './opened-remotes.ts';

/** The user store of a person, and its calls. */
export function aUserStore(user: UserProfile, overrides: Partial<UserStore> = {}) {
  const profile = new BehaviorSubject<UserProfile | null>(null);
  const store = {
    profile: liveFromSubject(profile),
    refresh: vi.fn<UserStore['refresh']>(async () => {
      profile.next(user);
      return ok(user);
    }),
    loadAgentData: vi.fn<UserStore['loadAgentData']>(async () => ok({ ...user, firstName: 'With clients' })),
    reset: vi.fn(),
    ...overrides,
  };
  return { store, profile };
}

/** A session with a token on a site whose content host offers this user store. */
export async function openedWithStore(userStore: (() => unknown) | undefined, token = 'token-1') {
  const host = embeddedRemotes();
  host.deploy(userStore === undefined ? {} : { userStore });
  const profiles = {
    read: vi.fn<ProfileSource['read']>(async () => ok(aUser({ firstName: 'From the platform' }))),
    loadAgentData: vi.fn(async () => ok(undefined)),
  };
  const cookies = memoryCookieJar(token === '' ? [] : [['access_token', token]]);
  const openedShell = await openedRemotes(host.source, { profiles, cookies });
  const name = () => {
    const state = openedShell.shell.session.profile.now();
    return state.kind === 'ready' ? state.profile.firstName : state.kind;
  };
  openedShell.shell.session.loadProfile();
  for (let turn = 0; turn < 5; turn += 1) await twoTasks();
  return { ...openedShell, host, profiles, name };
}
