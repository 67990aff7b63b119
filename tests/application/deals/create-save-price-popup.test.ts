import { ok } from '@livery/contract/shared/result';
import { describe, expect, it } from 'vitest';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../../src/infrastructure/memory/memory-storage.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import { aMovedClock } from '../../support/a-moved-clock.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { scriptedAdapters } from '../../support/scripted-adapters.ts';

async function onHome({ agency = anAgency(), token = '', sessionStorage = memoryStorage() } = {}) {
  const clock = aMovedClock();
  const cookies = memoryCookieJar(token === '' ? [] : [['access_token', token]]);
  const agencies = { read: async () => ok(agency) };
  const shell = createShell(scriptedAdapters({ agencies, clock, cookies, sessionStorage }));
  shell.start();
  await new Promise(setImmediate);
  shell.savePrice.homeEntered();
  return { popup: shell.savePrice, session: shell.session, clock, sessionStorage };
}

// @rule 4.9
describe('the save-price popup (rules §4)', () => {
  it('opens for a visitor after five seconds on the home page', async () => {
    const { popup, clock } = await onHome();
    clock.advance(4_999);
    expect(popup.isOpen.now()).toBe(false);
    clock.advance(1);
    expect(popup.isOpen.now()).toBe(true);
  });

  it('opens at once when the deals scroll past the middle', async () => {
    const { popup } = await onHome();
    popup.sectionPassedMiddle();
    expect(popup.isOpen.now()).toBe(true);
  });

  it('closed once stays closed for the session, in the next page too', async () => {
    const { popup, clock, sessionStorage } = await onHome();
    clock.advance(5_000);
    popup.close();
    expect(popup.isOpen.now()).toBe(false);
    popup.homeEntered();
    clock.advance(5_000);
    expect(popup.isOpen.now()).toBe(false);

    const next = await onHome({ sessionStorage });
    next.clock.advance(5_000);
    expect(next.popup.isOpen.now()).toBe(false);
    next.popup.reveal();
    expect(next.popup.isOpen.now()).toBe(true);
    next.popup.close();
    expect(next.popup.isOpen.now()).toBe(false);
  });

  it('never opens for a visitor who is signed in, nor where both entrances are hidden (rules 4.12)', async () => {
    for (const home of [
      await onHome({ token: 'token-1' }),
      await onHome({ agency: anAgency({ hidesLogin: true, hidesSignup: true }) }),
    ]) {
      home.clock.advance(5_000);
      home.popup.sectionPassedMiddle();
      home.popup.reveal();
      expect(home.popup.isOpen.now()).toBe(false);
    }
  });

  it('waits until everything else that is open over the page is closed, and opens then', async () => {
    const { popup, clock } = await onHome();
    const menuClosed = popup.suppress();
    clock.advance(4_000);
    const pickerClosed = popup.suppress();
    clock.advance(60_000);
    popup.sectionPassedMiddle();
    expect(popup.isOpen.now()).toBe(false);
    menuClosed();
    menuClosed();
    expect(popup.isOpen.now()).toBe(false);
    pickerClosed();
    expect(popup.isOpen.now()).toBe(true);
  });

  it("waits until a remote's sign-in dialog is closed", async () => {
    const { popup, session, clock } = await onHome();
    const close: (() => void)[] = [];
    session.offerSignIn((_, closed) => close.push(closed));
    session.openSignIn('login');
    clock.advance(60_000);
    expect(popup.isOpen.now()).toBe(false);
    for (const closed of close) closed();
    expect(popup.isOpen.now()).toBe(true);
  });

  it('never opens on another page', async () => {
    const { popup, clock } = await onHome();
    clock.advance(4_000);
    popup.homeLeft();
    clock.advance(5_000);
    expect(popup.isOpen.now()).toBe(false);
  });
});
