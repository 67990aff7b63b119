import type { UserProfile } from '@livery/contract/session/user-profile';
import { err, ok } from '@livery/contract/shared/result';
import { aUser } from '@livery/testkit/users';
import { describe, expect, it } from 'vitest';
import { aUserStore, openedWithStore } from '../../support/remotes/a-user-store.ts';
import { twoTasks } from '../../support/remotes/opened-remotes.ts';
import { pendingResponse } from '../../support/scripted-adapters.ts';

describe('the profile of a visitor with a token, where the user store fails', () => {
  it.each<[string, () => unknown]>([
    ['exports nothing', () => ({})],
    [
      'throws',
      () => {
        throw new Error('planted');
      },
    ],
    [
      'throws when it is opened',
      () => ({
        open: () => {
          throw new Error('planted');
        },
      }),
    ],
    ['opens nothing of use', () => ({ open: () => 'a store' })],
    [
      'throws when it is called',
      () => ({
        open: () =>
          aUserStore(aUser(), {
            refresh: () => {
              throw new Error('planted');
            },
          }).store,
      }),
    ],
    [
      'rejects',
      () => ({ open: () => aUserStore(aUser(), { refresh: () => Promise.reject(new Error('planted')) }).store }),
    ],
    [
      'returns nonsense',
      () => ({ open: () => ({ ...aUserStore(aUser()).store, refresh: async () => ({ ok: true, value: 7 }) }) }),
    ],
    ['returns nothing', () => ({ open: () => ({ ...aUserStore(aUser()).store, refresh: async () => undefined }) })],
    [
      'calls its response malformed',
      () => ({
        open: () => aUserStore(aUser(), { refresh: async () => err({ kind: 'malformed', problem: '' }) }).store,
      }),
    ],
  ])('comes from the platform where the user store %s, once and for all, with one report', async (_, userStore) => {
    const { name, reports, shell, profiles, host } = await openedWithStore(userStore);
    expect(name()).toBe('From the platform');
    expect(reports).toHaveLength(1);
    host.requests.length = 0;
    shell.session.loadProfile();
    await twoTasks();
    expect(profiles.read).toHaveBeenCalledTimes(2);
    expect([reports.length, host.requests]).toEqual([1, []]);
  });

  it('comes from the platform where the user store is not there within four seconds', async () => {
    const { name, clock, reports } = await openedWithStore(() => new Promise(() => undefined));
    expect(name()).toBe('loading');
    clock.advance(3999);
    await twoTasks();
    expect(name()).toBe('loading');
    clock.advance(1);
    await twoTasks();
    expect(name()).toBe('From the platform');
    expect(reports).toMatchObject([{ kind: 'user-store-late' }]);
  });

  it('comes from the platform where the user store does not respond within half of the 20 s', async () => {
    const { name, clock } = await openedWithStore(() => ({
      open: () => aUserStore(aUser(), { refresh: () => new Promise(() => undefined) }).store,
    }));
    clock.advance(9_999);
    await twoTasks();
    expect(name()).toBe('loading');
    clock.advance(1);
    await twoTasks();
    expect(name()).toBe('From the platform');
  });
});

describe('a profile that takes long (rules 7.6)', () => {
  /** A site whose user store responds when the test chooses, and whose platform never does. */
  async function slow() {
    const pending = pendingResponse<UserProfile>();
    const refresh = () => pending.response;
    const openedStore = await openedWithStore(() => ({ open: () => aUserStore(aUser(), { refresh }).store }));
    openedStore.profiles.read.mockReturnValue(new Promise(() => undefined));
    return { ...openedStore, pending };
  }

  it('that never comes costs 20 s in all, whether or not the platform is called after the user store', async () => {
    const { shell, name, clock, profiles } = await slow();
    clock.advance(10_000);
    await twoTasks();
    expect(profiles.read).toHaveBeenCalledOnce();
    clock.advance(9_999);
    await twoTasks();
    expect(name()).toBe('loading');
    clock.advance(1);
    await twoTasks();
    expect(shell.session.profile.now()).toEqual({ kind: 'failed', failure: { kind: 'timed-out' } });
    expect(profiles.read.mock.calls[0]?.[0].aborted).toBe(true);
  });

  it('is still taken from the user store while the platform is called beside it', async () => {
    const { name, clock, pending, reports } = await slow();
    clock.advance(15_000);
    await twoTasks();
    await pending.give(ok(aUser({ firstName: 'Late' })));
    await twoTasks();
    expect([name(), reports]).toEqual(['Late', []]);
  });
});
