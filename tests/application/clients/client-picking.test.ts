import type { UserProfile } from '@livery/contract/session/user-profile';
import { anAgent, aUser } from '@livery/testkit/users';
import { beforeEach, describe, expect, it } from 'vitest';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../../src/infrastructure/memory/memory-storage.ts';
import { memoryTabHub } from '../../../src/infrastructure/memory/memory-tabs.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { scriptedAdapters } from '../../support/scripted-adapters.ts';

const ANA = { id: 'c-1', name: 'Ana Silva' };
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A browser whose tabs share their storage and events. */
function aBrowser() {
  return { localStorage: memoryStorage(), cookies: memoryCookieJar(), hub: memoryTabHub() };
}

let browser = aBrowser();
beforeEach(() => {
  browser = aBrowser();
});

/** Opens a page in a tab, with somebody signed in. */
async function openShell(user: UserProfile = anAgent(['clients']), subdomain = 'aurora') {
  const shell = createShell(
    scriptedAdapters({
      localStorage: browser.localStorage,
      cookies: browser.cookies,
      tabs: browser.hub.open(),
      agencies: { read: async () => ({ ok: true, value: anAgency({ subdomain }) }) },
      profiles: {
        read: async () => ({ ok: true, value: user }),
        loadAgentData: async () => ({ ok: true, value: undefined }),
      },
    }),
  );
  shell.agency.load();
  shell.session.acceptToken('token-1');
  const { clients: picking } = await shell.remotes.open();
  await nextTask();
  return { shell, picking };
}

// @rule 6.10
describe('whom an agent books for (rules 6.10)', () => {
  it('stays for the visit, through reloads, until it is another or nobody', async () => {
    const { picking } = await openShell();
    expect(picking.client.now()).toBeNull();
    picking.choose(ANA);
    expect(picking.client.now()).toEqual(ANA);
    const { picking: secondPicking } = await openShell();
    expect(secondPicking.client.now()).toEqual(ANA);
    secondPicking.choose({ id: 'c-2', name: 'نور' });
    expect((await openShell()).picking.client.now()).toEqual({ id: 'c-2', name: 'نور' });
    secondPicking.choose(null);
    expect([secondPicking.client.now(), (await openShell()).picking.client.now()]).toEqual([null, null]);
  });

  it('is the same in all tabs, whichever of them changes it', async () => {
    const [firstPicking, secondPicking] = [(await openShell()).picking, (await openShell()).picking];
    firstPicking.choose(ANA);
    secondPicking.refresh();
    expect(secondPicking.client.now()).toEqual(ANA);
    secondPicking.choose({ id: 'c-2', name: 'Ben Hart' });
    firstPicking.refresh();
    expect(firstPicking.client.now()).toEqual({ id: 'c-2', name: 'Ben Hart' });
    secondPicking.choose(null);
    firstPicking.refresh();
    expect([firstPicking.client.now(), (await openShell()).picking.client.now()]).toEqual([null, null]);
  });

  it('ends in all tabs with a logout in one', async () => {
    const [firstShell, secondShell] = [await openShell(), await openShell()];
    firstShell.picking.choose(ANA);
    secondShell.shell.session.signOut();
    expect([firstShell.picking.client.now(), browser.localStorage.read('client')]).toEqual([null, undefined]);
  });

  it('ends with a logout', async () => {
    const { shell, picking } = await openShell();
    picking.choose(ANA);
    picking.pick();
    shell.session.signOut();
    expect([picking.client.now(), picking.isPicking.now()]).toEqual([null, false]);
    expect((await openShell()).picking.client.now()).toBeNull();
  });

  it('is not another agent’s, even if the first one returns after them', async () => {
    (await openShell()).picking.choose(ANA);
    expect((await openShell(anAgent(['clients'], { id: 'user-8' }))).picking.client.now()).toBeNull();
    expect((await openShell()).picking.client.now()).toBeNull();
  });

  it('is not another agency’s', async () => {
    (await openShell()).picking.choose(ANA);
    expect((await openShell(anAgent(['clients']), 'albion')).picking.client.now()).toBeNull();
  });

  it.each([
    ['a traveller', aUser({ permissions: anAgent(['clients']).permissions })],
    ['an agent who may not see clients', anAgent()],
  ])('is nobody for %s', async (_, user) => {
    const { picking } = await openShell(user);
    picking.choose(ANA);
    picking.pick();
    expect([picking.client.now(), picking.isPicking.now()]).toEqual([null, false]);
    // The next person in the tab doesn't get the agent's choice.
    (await openShell()).picking.choose(ANA);
    expect((await openShell(user)).picking.client.now()).toBeNull();
  });

  it('is asked for until one is chosen, or the question is closed', async () => {
    const { picking } = await openShell();
    picking.pick();
    expect(picking.isPicking.now()).toBe(true);
    picking.choose({ id: '', name: 'Nobody' });
    expect([picking.isPicking.now(), picking.client.now()]).toEqual([true, null]);
    picking.endPicking();
    expect(picking.isPicking.now()).toBe(false);
    picking.pick();
    picking.choose(ANA);
    expect(picking.isPicking.now()).toBe(false);
  });

  it('stands until the page is closed where the device stores nothing', async () => {
    const refusedResult = { ok: false, error: { kind: 'storage-refused', key: 'client', reason: 'full' } } as const;
    browser.localStorage = { ...browser.localStorage, write: () => refusedResult };
    const { picking } = await openShell();
    picking.choose(ANA);
    picking.refresh();
    expect(picking.client.now()).toEqual(ANA);
  });
});
