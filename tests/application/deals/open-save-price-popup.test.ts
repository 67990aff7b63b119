import { describe, expect, it } from 'vitest';
import type { DealSource } from '../../../src/application/deals/deal-source.port.ts';
import type { Agency } from '../../../src/domain/agency/agency.ts';
import type { HotelDeal } from '../../../src/domain/deals/hotel-deal.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../../src/infrastructure/memory/memory-storage.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import { aMovedClock } from '../../support/a-moved-clock.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { aHotelDeal } from '../../support/data/some-deals.ts';
import { pendingResponse, SILENT_SOURCES, scriptedAdapters } from '../../support/scripted-adapters.ts';

interface Home {
  readonly agency?: Agency;
  readonly token?: string;
  readonly sessionStorage?: ReturnType<typeof memoryStorage>;
  readonly hotels?: DealSource['hotels'];
  readonly search?: string;
}

async function onHome({
  agency = anAgency(),
  token = '',
  sessionStorage = memoryStorage(),
  hotels = async () => ok([aHotelDeal()]),
  search = '',
}: Home = {}) {
  const clock = aMovedClock();
  const cookies = memoryCookieJar(token === '' ? [] : [['access_token', token]]);
  const agencies = { read: async () => ok(agency) };
  const shell = createShell(
    scriptedAdapters({ agencies, clock, cookies, sessionStorage, deals: { ...SILENT_SOURCES.deals, hotels } }, search),
  );
  shell.start();
  shell.deals.hotels.load();
  await new Promise(setImmediate);
  shell.savePrice.homeEntered();
  return { popup: shell.savePrice, shell, session: shell.session, clock, sessionStorage };
}

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

  it('waits until the deals are there, and opens then', async () => {
    const { response, give } = pendingResponse<readonly HotelDeal[]>();
    const { popup, clock } = await onHome({ hotels: () => response });
    clock.advance(60_000);
    popup.sectionPassedMiddle();
    expect(popup.isOpen.now()).toBe(false);
    await give(ok([aHotelDeal()]));
    expect(popup.isOpen.now()).toBe(true);
  });

  it('stays closed where the deals failed, until they are there after Retry', async () => {
    const results = [err({ kind: 'unreachable' } as const), ok([aHotelDeal()])];
    const { popup, clock, shell } = await onHome({ hotels: async () => results.shift() ?? ok([]) });
    clock.advance(60_000);
    expect(popup.isOpen.now()).toBe(false);
    shell.deals.hotels.load();
    await new Promise(setImmediate);
    expect(popup.isOpen.now()).toBe(true);
  });

  it('waits for no deals where there are none, nor on a tab without a search', async () => {
    const withoutDeals = await onHome({ hotels: async () => ok([]) });
    const onFlights = await onHome({
      hotels: () => new Promise(() => undefined),
      search: '?tab=Flights',
      agency: anAgency({ bookingMenu: [{ service: 'flights', active: true }] }),
    });
    for (const { popup, clock } of [withoutDeals, onFlights]) {
      clock.advance(5_000);
      expect(popup.isOpen.now()).toBe(true);
    }
  });

  it('yields to the request for consent until the visitor has decided', async () => {
    const analytics = { enabled: true, googleId: 'G-ABC1234567', facebookId: '' };
    const { popup, clock, shell } = await onHome({ agency: anAgency({ analytics }) });
    expect(shell.analytics.companies.now()).toBe('google');
    clock.advance(60_000);
    expect(popup.isOpen.now()).toBe(false);
    shell.analytics.decide('denied');
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
