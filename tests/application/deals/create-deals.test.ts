import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { aUser } from '@livery/testkit/users';
import { describe, expect, it, vi } from 'vitest';
import type { CarDealSearch, HotelDealSearch } from '../../../src/domain/deals/deal-search.ts';
import type { HotelDeal } from '../../../src/domain/deals/hotel-deal.ts';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import type { Ports } from '../../../src/infrastructure/wiring/tokens.ts';
import { aMovedClock } from '../../support/a-moved-clock.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { aHotelDeal } from '../../support/data/some-deals.ts';
import { pendingResponse, scriptedAdapters } from '../../support/scripted-adapters.ts';

const nextTask = () => new Promise(setImmediate);

/** Sources of deals of every service that find none, and the searches that were made. */
function emptyDeals() {
  return {
    hotels: vi.fn(async (_search: HotelDealSearch): Promise<Result<readonly HotelDeal[], CallFailure>> => ok([])),
    activities: vi.fn(async () => ok([])),
    cars: vi.fn(async (_search: CarDealSearch) => ok([])),
  };
}

async function homeOf(agency: ReturnType<typeof anAgency>, search = '', overrides: Partial<Ports> = {}) {
  const deals = emptyDeals();
  const shell = createShell(
    scriptedAdapters({ deals, agencies: { read: async () => ok(agency) }, ...overrides }, search),
  );
  shell.start();
  await nextTask();
  return { shell, deals };
}

// @rule 2.9, 2.10, 4.5, 4.7, 4.24
describe('the search for deals (rules §9)', () => {
  async function hotelSearch(search: string, agency = anAgency()) {
    const { shell, deals } = await homeOf(agency, search);
    shell.deals.hotels.load();
    return deals.hotels.mock.lastCall?.[0];
  }

  it("starts tomorrow in the visitor's own zone, for one night", async () => {
    // It is 20:30 UTC on 21 November, so it is the 22nd in Dubai.
    const search = await hotelSearch('');
    expect([search?.stay.checkIn.toString(), search?.stay.checkOut.toString()]).toEqual(['2026-11-23', '2026-11-24']);
  });

  it('starts later where the agency takes no same-day bookings', async () => {
    const agency = anAgency({ sameDayBookingDisallowed: { hotel: true, activities: false, car: true } });
    expect((await hotelSearch('', agency))?.stay.checkIn.toString()).toBe('2026-11-26');
    const { shell, deals } = await homeOf(agency);
    shell.deals.cars.load();
    expect(deals.cars.mock.lastCall?.[0].pickUp.at.toString()).toBe('2026-11-25T11:00:00');
  });

  it('looks around the place of the address, else around the default of the deployment (rules 2.10)', async () => {
    expect(await hotelSearch('?lat=48.85&long=2.35')).toMatchObject({ latitude: 48.85, longitude: 2.35 });
    expect(await hotelSearch('')).toMatchObject({ latitude: 25.2048, longitude: 55.2708, searchString: 'Dubai' });
  });

  it('for cars looks around the airport', async () => {
    const { shell, deals } = await homeOf(anAgency(), '?airportLat=49.01&airportLong=2.55');
    shell.deals.cars.load();
    expect(deals.cars.mock.lastCall?.[0].pickUp.place).toEqual({ latitude: 49.01, longitude: 2.55 });
  });
});

describe('the deals tab (rules §4)', () => {
  const sells = anAgency({
    bookingMenu: [
      { service: 'cars', active: true },
      { service: 'hotels', active: true },
      { service: 'activities', active: false },
      { service: 'cruises', active: true },
    ],
  });

  it('is the address’s where the agency sells that service, else the first that it sells', async () => {
    for (const [search, tab] of [
      ['?tab=Hotels', 'hotels'],
      ['?tab=Activities', 'cars'],
      ['', 'cars'],
    ] as const) {
      expect((await homeOf(sells, search)).shell.deals.tab.now()).toBe(tab);
    }
    expect((await homeOf(anAgency({ bookingMenu: [] }))).shell.deals.tab.now()).toBeNull();
  });

  it('searches its deals anew whenever it is chosen', async () => {
    const { shell, deals } = await homeOf(sells);
    shell.deals.chooseTab('hotels');
    shell.deals.chooseTab('cars');
    shell.deals.chooseTab('hotels');
    expect(shell.deals.tab.now()).toBe('hotels');
    expect([deals.hotels.mock.calls.length, deals.cars.mock.calls.length]).toEqual([2, 1]);
  });
});

describe('the list of deals (rules §4)', () => {
  it.each([
    ['a list', ok([aHotelDeal()]), 'list'],
    ['empty', ok([]), 'empty'],
    ['failed', err({ kind: 'refused', status: 500, message: 'Oops' } as const), 'failed'],
  ] as const)('is loading, then %s', async (_, response, kind) => {
    const { deals } = createShell(scriptedAdapters({ deals: { ...emptyDeals(), hotels: async () => response } }));
    deals.hotels.load();
    expect(deals.hotels.state.now()).toEqual({ kind: 'loading' });
    await nextTask();
    expect(deals.hotels.state.now().kind).toBe(kind);
  });
});

describe('deals that the edge searched', () => {
  /** Searches at 20:30 UTC: it is 21 November at the edge, and the 22nd for a visitor in Dubai. */
  async function searched(tab: 'hotels' | 'cars' = 'hotels') {
    let timeZone = 'UTC';
    const clock = { ...aMovedClock(), timeZone: () => timeZone };
    const nextResponse = pendingResponse<readonly HotelDeal[]>();
    const firstHotelDeal = aHotelDeal({ name: 'First' });
    const home = await homeOf(anAgency(), '', { clock });
    home.deals.hotels.mockResolvedValueOnce(ok([firstHotelDeal])).mockReturnValueOnce(nextResponse.response);
    home.shell.deals.chooseTab(tab);
    await nextTask();
    const enterDubai = () => {
      timeZone = 'Asia/Dubai';
      home.shell.deals.followToday();
    };
    return { ...home, nextResponse: nextResponse, firstDeal: firstHotelDeal, enterDubai };
  }

  it('are searched again for the visitor’s own day, and stay until the new ones are there', async () => {
    const { shell, deals, nextResponse, firstDeal, enterDubai } = await searched();
    enterDubai();
    expect(deals.hotels.mock.calls.map(([{ stay }]) => stay.checkIn.toString())).toEqual(['2026-11-22', '2026-11-23']);
    expect(shell.deals.hotels.state.now()).toEqual({ kind: 'list', deals: [firstDeal] });
    const secondHotelDeal = aHotelDeal({ name: 'Second' });
    await nextResponse.give(ok([secondHotelDeal]));
    expect(shell.deals.hotels.state.now()).toEqual({ kind: 'list', deals: [secondHotelDeal] });
    enterDubai();
    expect(deals.hotels).toHaveBeenCalledTimes(2);
  });

  it('are searched again in the tabs that were opened only', async () => {
    const { deals, enterDubai } = await searched('cars');
    enterDubai();
    expect([deals.hotels, deals.activities, deals.cars].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 2]);
  });

  it('are not searched where none were before', async () => {
    const { shell, deals } = await homeOf(anAgency(), '', {});
    shell.deals.followToday();
    expect(deals.hotels).not.toHaveBeenCalled();
  });

  it('stay as they are where the day is the same', async () => {
    const { shell, deals } = await searched();
    shell.deals.followToday();
    expect(deals.hotels).toHaveBeenCalledTimes(1);
  });

  it('are searched for the visitor’s own day at once where the tab is chosen there', async () => {
    const { shell, deals, enterDubai } = await searched();
    enterDubai();
    shell.deals.chooseTab('hotels');
    shell.deals.followToday();
    expect(deals.hotels).toHaveBeenCalledTimes(3);
  });
});

describe('figures are shown (rules §5)', () => {
  it.each([
    [{ isTravelAgent: true, isRestrictedAgent: false }, true],
    [{ isTravelAgent: true, isRestrictedAgent: true }, false],
    [{ isTravelAgent: false, isRestrictedAgent: false }, false],
  ])('wholesale and markup to %j: %j', async (user, expected) => {
    const profiles = { read: async () => ok(aUser(user)), loadAgentData: async () => ok(undefined) };
    const cookies = memoryCookieJar([['access_token', 'token-1']]);
    const { shell } = await homeOf(anAgency(), '', { profiles, cookies });
    expect(shell.deals.showsAgentFigures.now()).toBe(expected);
  });
});
