import type { RemoteCall, UserStoreRemote } from '@livery/contract/remotes/remote-context';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { type CallResult, fakeContext } from '@livery/remote/testing';
import { describe, expect, it } from 'vitest';
import * as remote from '../entry.ts';

const { open }: UserStoreRemote = remote;

function storeOf(person?: string, agency = 'aurora') {
  const fake = fakeContext({ respond: sandboxResponses({ agency, ...(person === undefined ? {} : { person }) }) });
  return { store: open(fake.context), ...fake };
}

/** A store whose calls the test settles. */
function aWaitingStore() {
  const waiting: { readonly call: RemoteCall; settle(response: CallResult): void }[] = [];
  const fake = fakeContext({
    respond: (call) =>
      new Promise((settle) => {
        waiting.push({ call, settle });
      }),
  });
  return { store: open(fake.context), waiting };
}

const profileResult = (id: string): CallResult => ({ ok: true, value: { id, isTravelAgent: true } });

describe('the user store', () => {
  it('has no profile before it has made a request', () => {
    const { store, calls } = storeOf('traveller');
    expect([store.profile.now(), calls]).toEqual([null, []]);
  });

  it('loads the profile anew once something was booked or cancelled, and nothing for a visitor', async () => {
    const { store, context, calls } = storeOf('agent');
    const bookingRecord = { reference: 'LV-AAAAAA', product: 'hotel', price: null };
    context.events.publish('booking.confirmed', bookingRecord, { keep: true });
    expect(calls).toEqual([]);
    await store.refresh();
    context.events.publish('booking.confirmed', bookingRecord, { keep: true });
    context.events.publish('booking.cancelled', { reference: 'LV-AAAAAA' });
    expect(calls.map(({ path }) => path)).toEqual(Array.from({ length: 3 }, () => '/api/user/profile'));
  });

  it('loads the profile that the token belongs to, and emits it', async () => {
    const { store } = storeOf('traveller');
    const names: (string | undefined)[] = [];
    store.profile.changes.subscribe((profile) => names.push(profile?.firstName));
    const response = await store.refresh();
    expect(response).toMatchObject({
      ok: true,
      value: { id: 'aurora-traveller', firstName: 'Maya', isTravelAgent: false },
    });
    expect([names, store.profile.now()?.lastName]).toEqual([[undefined, 'Maya'], 'Lindqvist']);
  });

  it('passes on why it could not load one, and has none afterwards', async () => {
    const { store } = storeOf();
    expect(await store.refresh()).toMatchObject({ ok: false, error: { kind: 'refused', status: 401 } });
    expect(store.profile.now()).toBeNull();
  });

  it.each([{}, { profile: null }, { data: [] }, null, 'unknown'])('takes %j for no profile', async (value) => {
    const { context } = fakeContext({ respond: () => ({ ok: true, value }) });
    expect(await open(context).refresh()).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });

  it('makes the extra call for travel agents only', async () => {
    const agent = storeOf('agent');
    expect(await agent.store.loadAgentData()).toMatchObject({ ok: true, value: { isTravelAgent: true } });
    const traveller = storeOf('traveller');
    expect(await traveller.store.loadAgentData()).toMatchObject({ ok: true, value: { isTravelAgent: false } });
    expect([agent, traveller].map(({ calls }) => calls.map(({ path }) => path))).toEqual([
      ['/api/user/profile', '/api/user/agent-data'],
      ['/api/user/profile'],
    ]);
  });

  it('forgets, also what is still on its way', async () => {
    const { store, waiting } = aWaitingStore();
    const response = store.refresh();
    store.reset();
    waiting[0]?.settle(profileResult('late'));
    expect([await response, store.profile.now()]).toEqual([{ ok: false, error: { kind: 'cancelled' } }, null]);
  });

  it('has the profile of the last request, whichever response comes first', async () => {
    const { store, waiting } = aWaitingStore();
    const responses = [store.refresh(), store.refresh()];
    waiting[1]?.settle(profileResult('second'));
    waiting[0]?.settle(profileResult('first'));
    await Promise.all(responses);
    expect(store.profile.now()?.id).toBe('second');
  });
});
