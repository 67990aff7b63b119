import { describe, expect, it, vi } from 'vitest';
import type { HotelDealSearch } from '../../../src/domain/deals/deal-search.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import { aHotelDeal } from '../../support/a-hotel-deal.ts';
import { anAgency } from '../../support/an-agency.ts';
import { scriptedAdapters } from '../../support/scripted-adapters.ts';

const settled = () => new Promise(setImmediate);

describe('the search for hotel deals (specification §9)', () => {
  async function searchMade(search: string, agency = anAgency()) {
    const hotels = vi.fn(async (_: HotelDealSearch) => ok([]));
    const shell = createShell(
      scriptedAdapters({ deals: { hotels }, agencies: { read: async () => ok(agency) } }, search),
    );
    shell.start();
    await settled();
    shell.deals.hotels.load();
    await settled();
    return hotels.mock.lastCall?.[0];
  }

  it("starts tomorrow in the visitor's own zone, for one night", async () => {
    // It is 20:30 UTC on 21 November, so it is the 22nd in Dubai.
    const made = await searchMade('');
    expect([made?.stay.checkIn.toString(), made?.stay.checkOut.toString()]).toEqual(['2026-11-23', '2026-11-24']);
  });

  it('starts three days later where the agency takes no same-day bookings', async () => {
    const made = await searchMade(
      '',
      anAgency({ sameDayBookingDisallowed: { hotel: true, activities: false, car: false } }),
    );
    expect(made?.stay.checkIn.toString()).toBe('2026-11-26');
  });

  it('looks around the place of the address, else around the default of the deployment (readings 27)', async () => {
    expect(await searchMade('?lat=48.85&long=2.35')).toMatchObject({ latitude: 48.85, longitude: 2.35 });
    expect(await searchMade('')).toMatchObject({ latitude: 25.2048, longitude: 55.2708, searchString: 'Dubai' });
  });
});

describe('the list of hotel deals (specification §4)', () => {
  it.each([
    ['a list', ok([aHotelDeal()]), 'list'],
    ['empty', ok([]), 'empty'],
    ['failed', err({ kind: 'refused', status: 500, message: 'Oops' } as const), 'failed'],
  ] as const)('is loading, then %s', async (_, answer, kind) => {
    const { deals } = createShell(scriptedAdapters({ deals: { hotels: async () => answer } }));
    deals.hotels.load();
    expect(deals.hotels.state.now()).toEqual({ kind: 'loading' });
    await settled();
    expect(deals.hotels.state.now().kind).toBe(kind);
  });
});

describe('prices are shown (specification §5)', () => {
  async function shown(agency: Parameters<typeof anAgency>[0], token?: string) {
    const cookies = memoryCookieJar(token === undefined ? [] : [['access_token', token]]);
    const shell = createShell(scriptedAdapters({ cookies, agencies: { read: async () => ok(anAgency(agency)) } }));
    const before = shell.deals.showsPrices.now();
    shell.start();
    await settled();
    return [before, shell.deals.showsPrices.now()];
  }

  it('to everybody where the agency allows it, once the agency is known', async () => {
    expect(await shown({ allowsNonLoginFlow: true })).toEqual([false, true]);
  });

  it('else only to those who are signed in', async () => {
    expect(await shown({ allowsNonLoginFlow: false })).toEqual([false, false]);
    expect(await shown({ allowsNonLoginFlow: false }, 'token-1')).toEqual([false, true]);
  });
});
