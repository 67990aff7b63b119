import type { RemoteContext } from '@livery/contract/remotes/remote-context';
import { err } from '@livery/contract/shared/result';
import { anAgent, aUser } from '@livery/testkit/users';
import { describe, expect, it, vi } from 'vitest';
import { aUserStore, openedWithStore } from '../../support/remotes/a-user-store.ts';
import { twoTasks } from '../../support/remotes/opened-remotes.ts';

describe('the profile (rules 6.1)', () => {
  it('comes from the user store, which is handed a context', async () => {
    const { store } = aUserStore(aUser({ firstName: 'From the store' }));
    const open = vi.fn((_: RemoteContext) => store);
    const { name, profiles, reports } = await openedWithStore(() => ({ open }));
    expect(name()).toBe('From the store');
    expect(open.mock.calls[0]?.[0]).toMatchObject({ version: 1, basePath: '/', agency: { name: 'Sunny Trips' } });
    expect(profiles.read).not.toHaveBeenCalled();
    expect(reports).toEqual([]);
  });

  it('is nothing that a visitor without a token waits for: not even the manifest is read', async () => {
    const { host, name } = await openedWithStore(() => ({ open: () => aUserStore(aUser()).store }), '');
    expect(name()).toBe('visitor');
    expect(host.requests).toEqual([]);
  });

  it('comes from the platform where no user store is offered, and that is no failure', async () => {
    const { name, reports } = await openedWithStore(undefined);
    expect(name()).toBe('From the platform');
    expect(reports).toEqual([]);
  });

  it.each([{ kind: 'refused', status: 401, message: 'no' }, { kind: 'unreachable' }, { kind: 'timed-out' }] as const)(
    'failed with the failure of the user store: $kind',
    async (failure) => {
      const { shell, profiles } = await openedWithStore(() => ({
        open: () => aUserStore(aUser(), { refresh: async () => err(failure) }).store,
      }));
      expect(shell.session.profile.now()).toEqual({ kind: 'failed', failure });
      expect(profiles.read).not.toHaveBeenCalled();
    },
  );

  it('is read field by field: nothing but true grants, and what is missing blanks nothing', async () => {
    const { store } = aUserStore(aUser());
    const profile = { id: 'u-1', isTravelAgent: 'yes', permissions: new Map([['wallet', { read: 1, write: true }]]) };
    const { shell } = await openedWithStore(() => ({
      open: () => ({ ...store, refresh: async () => ({ ok: true, value: profile }) }),
    }));
    expect(shell.session.profile.now()).toEqual({
      kind: 'ready',
      profile: aUser({
        id: 'u-1',
        countryCode: '',
        firstName: '',
        lastName: '',
        email: '',
        permissions: new Map([['wallet', { read: false, write: true }]]),
      }),
    });
  });
});

describe('the user store', () => {
  it('emits changes, of the person who is signed in only', async () => {
    const user = aUser({ firstName: 'Ada' });
    const { store, profile } = aUserStore(user);
    const { name } = await openedWithStore(() => ({ open: () => store }));
    profile.next({ ...user, firstName: 'Ada Maria' });
    expect(name()).toBe('Ada Maria');
    profile.next({ ...user, id: 'user-8', firstName: 'Another person' });
    profile.next(null);
    expect(name()).toBe('Ada Maria');
  });

  it('loads what agents have besides, once, and that is news, too (rules §6)', async () => {
    const { store } = aUserStore(anAgent());
    const { name, profiles } = await openedWithStore(() => ({ open: () => store }));
    expect(name()).toBe('With clients');
    expect(store.loadAgentData).toHaveBeenCalledOnce();
    expect(profiles.loadAgentData).not.toHaveBeenCalled();
  });

  it('forgets who was here at sign-out, and knows the next one', async () => {
    const { store, profile } = aUserStore(aUser({ firstName: 'Ada' }));
    const { shell, name } = await openedWithStore(() => ({ open: () => store }));
    expect(store.reset).not.toHaveBeenCalled();
    shell.session.signOut();
    expect(store.reset).toHaveBeenCalledOnce();
    profile.next(aUser({ firstName: 'Ada again' }));
    expect(name()).toBe('visitor');
    shell.session.acceptToken('token-2');
    await twoTasks();
    expect(name()).toBe('Ada');
  });
});
