import { ok } from '@livery/contract/shared/result';
import { describe, expect, it, vi } from 'vitest';
import type { CarDealSearch, HotelDealSearch } from '../../../src/domain/deals/deal-search.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import type { Ports } from '../../../src/infrastructure/wiring/tokens.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { SILENT_SOURCES, scriptedAdapters } from '../../support/scripted-adapters.ts';

const nextTask = () => new Promise(setImmediate);

async function openHome(overrides: Partial<Ports> = {}) {
  const deals = {
    ...SILENT_SOURCES.deals,
    hotels: vi.fn(async (_search: HotelDealSearch) => ok([])),
    cars: vi.fn(async (_search: CarDealSearch) => ok([])),
  };
  const shell = createShell(scriptedAdapters({ deals, agencies: { read: async () => ok(anAgency()) }, ...overrides }));
  shell.start();
  await nextTask();
  return { shell, deals };
}

describe('what deals were searched for', () => {
  it('is known for each tab once it was searched', async () => {
    const { shell, deals } = await openHome();
    expect(shell.deals.searches.now()).toEqual({});
    shell.deals.hotels.load();
    shell.deals.cars.load();
    expect(shell.deals.searches.now()).toEqual({
      hotels: deals.hotels.mock.lastCall?.[0],
      cars: deals.cars.mock.lastCall?.[0],
    });
  });
});

describe("the visitor's own place (rules 2.10)", () => {
  it("is the device's, which is asked only when it is requested", async () => {
    const locate = vi.fn(async () => ok({ latitude: 1, longitude: 2 }));
    const { shell } = await openHome({ location: { locate } });
    shell.deals.hotels.load();
    await nextTask();
    expect(locate).not.toHaveBeenCalled();
    expect(await shell.deals.locate()).toEqual(ok({ latitude: 1, longitude: 2 }));
  });
});
