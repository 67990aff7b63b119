import { BroadcastChannel } from 'node:worker_threads';
import { ok } from '@livery/contract/shared/result';
import { aUser } from '@livery/testkit/users';
import { Observable } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import type { TabEvent, Tabs } from '../../src/application/shared/tabs.port.ts';
import { browserTabs } from '../../src/infrastructure/browser/browser-tabs.ts';
import { memoryCookieJar } from '../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../src/infrastructure/memory/memory-storage.ts';
import { memoryTabHub } from '../../src/infrastructure/memory/memory-tabs.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { storedIn } from '../support/adapters-in.ts';
import { aBrowsedPage } from '../support/pages/a-browsed-page.ts';
import { scriptedAdapters } from '../support/scripted-adapters.ts';
import { until } from '../support/until.ts';

const channels: BroadcastChannel[] = [];
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close();
});

class Channel extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
}

const overChannel = () => ({
  open: () => browserTabs({ BroadcastChannel: Channel as never, addEventListener: () => undefined }),
});

/** Two tabs of one browser, which share its cookies and its storage, and the events between them. */
function twoTabs({ open }: { open(): Tabs }) {
  const cookies = memoryCookieJar([['access_token', 'token-1']]);
  const localStorage = memoryStorage();
  const announcedEvents: TabEvent[] = [];
  open().events.subscribe((event) => announcedEvents.push(event));
  const tab = () => {
    const page = aBrowsedPage('http://aurora.localhost/');
    const tabs = open();
    const profiles = {
      read: async () => ok(aUser({ firstName: cookies.read('access_token') ?? 'anonymous' })),
      loadAgentData: async () => ok(undefined),
    };
    const sessionStorage = memoryStorage();
    const { session, market } = createShell(
      scriptedAdapters({ cookies, localStorage, sessionStorage, tabs, page, profiles }),
    );
    session.loadProfile();
    return { session, market, page, sessionStorage };
  };
  return {
    here: tab(),
    there: tab(),
    cookies,
    announcedEvents: announcedEvents,
    currency: storedIn({ localStorage }).currency,
  };
}

const EURO = { currency: 'EUR', country: 'DE' };
const POUND = { currency: 'GBP', country: 'GB' };

/** Messages between tabs are delivered in separate tasks. */
async function passTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
}

// @rule 10.9
describe.each([
  ['over a broadcast channel', overChannel],
  ['in memory', memoryTabHub],
])('two tabs %s', (_, hub) => {
  it('sign out together: with one event, and the other stays where it is (rules 10.9)', async () => {
    const { here, there, announcedEvents } = twoTabs(hub());
    await until(there.session.profile, ({ kind }) => kind === 'ready');
    here.session.signOut();
    await until(there.session.profile, ({ kind }) => kind === 'visitor');
    await passTurns();
    expect(there.session.signedIn.now()).toBe(false);
    expect(announcedEvents).toEqual([{ kind: 'signed-out', expired: false }]);
    expect([there.page.leaveFor, there.page.reload].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });

  it('sign in together: the other shows who is here, tries its refused calls again, and sends nothing', async () => {
    const { here, there, announcedEvents } = twoTabs(hub());
    here.session.signOut();
    await until(there.session.profile, ({ kind }) => kind === 'visitor');
    there.sessionStorage.write('unauthorised', 'GET /api/agency');
    here.session.acceptToken('token-2');
    await until(there.session.profile, ({ kind }) => kind === 'ready');
    await passTurns();
    expect(there.session.profile.now()).toMatchObject({ profile: { firstName: 'token-2' } });
    expect(there.sessionStorage.read('unauthorised')).toBeUndefined();
    expect(announcedEvents).toEqual([{ kind: 'signed-out', expired: false }, { kind: 'signed-in' }]);
  });

  it('show the same currency: only the one that chose it starts over, and none sends it again', async () => {
    const { here, there, announcedEvents } = twoTabs(hub());
    here.market.chooseCurrency(EURO);
    await until(there.market.currency, ({ currency }) => currency === 'EUR');
    await passTurns();
    expect(announcedEvents).toEqual([{ kind: 'currency-chosen', choice: EURO }]);
    expect([here.page.reload, there.page.reload].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('that choose at the same moment each start over once, and the session goes on with what was stored last', async () => {
    const { here, there, announcedEvents, currency } = twoTabs(hub());
    here.market.chooseCurrency(EURO);
    there.market.chooseCurrency(POUND);
    await passTurns();
    expect(announcedEvents).toHaveLength(2);
    expect([here.page.reload, there.page.reload].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(currency.read()).toEqual(POUND);
  });
});

describe('a tab that slept', () => {
  it('and receives a sign-out late does not sign out people who have signed in since: it shows them', async () => {
    const { open } = memoryTabHub();
    const lateActions: (() => void)[] = [];
    const tabs = open();
    const asleep: Tabs = {
      ...tabs,
      events: new Observable((hearer) => tabs.events.subscribe((event) => lateActions.push(() => hearer.next(event)))),
    };
    const openedTabs = [open(), open(), asleep];
    const { here, there, cookies } = twoTabs({ open: () => openedTabs.shift() ?? open() });
    await until(there.session.profile, ({ kind }) => kind === 'ready');
    here.session.signOut();
    here.session.acceptToken('token-2');
    for (const wake of lateActions) wake();
    await passTurns();
    expect(cookies.read('access_token')).toBe('token-2');
    expect(there.session.profile.now()).toMatchObject({ kind: 'ready', profile: { firstName: 'token-2' } });
  });
});
