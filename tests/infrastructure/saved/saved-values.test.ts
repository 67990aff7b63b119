import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_FAVOURITES } from '../../../src/domain/saved/favourites.ts';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../../src/infrastructure/memory/memory-storage.ts';
import { storedValues } from '../../../src/infrastructure/storage/stored-values.ts';

const HOTEL = { product: 'hotels', id: 'h1', path: '/h1', title: 'Harbour', picture: '/h1.svg' } as const;
const SEARCH = { product: 'cars', values: { pickUp: 'Oslo' } } as const;

function createDevice(localStorage: Readonly<Record<string, string>> = {}) {
  const storage = memoryStorage(Object.entries(localStorage));
  const cookies = memoryCookieJar();
  return { storage, stored: storedValues({ cookies, localStorage: storage, sessionStorage: memoryStorage() }) };
}

// @rule 7.4
describe('what a visitor saved, on the device', () => {
  it('is read as it was written', async () => {
    const { stored } = createDevice();
    const { searches, seen, favourites } = await stored.savedLists();
    searches.write([SEARCH]);
    seen.write([HOTEL]);
    favourites.write({ items: [HOTEL], added: [{ product: 'hotels', id: 'h1' }], removed: [] });
    const secondValues = await stored.savedLists();
    expect([secondValues.searches.read(), secondValues.seen.read()]).toEqual([[SEARCH], [HOTEL]]);
    expect(secondValues.favourites.read()).toEqual({
      items: [HOTEL],
      added: [{ product: 'hotels', id: 'h1' }],
      removed: [],
    });
  });

  it('is gone after a logout', async () => {
    const { stored } = createDevice();
    const { searches, seen, favourites } = await stored.savedLists();
    searches.write([SEARCH]);
    seen.write([HOTEL]);
    favourites.write({ ...NO_FAVOURITES, items: [HOTEL] });
    stored.clearAtLogout(false);
    expect([searches.read(), seen.read(), favourites.read(), stored.saved.read()]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has what an item cost; of a damaged price only the item is kept, as of one that was stored without', async () => {
    const priced = { ...HOTEL, price: { amount: 480, currency: 'USD' } };
    const { stored } = createDevice({
      saved: JSON.stringify({
        seen: [priced, { ...HOTEL, price: '480' }, { ...HOTEL, price: { amount: 'x' } }, HOTEL],
      }),
    });
    const { seen } = await stored.savedLists();
    expect(seen.read()).toEqual([priced, HOTEL, HOTEL, HOTEL]);
  });

  it('leaves out what is damaged or not of this site, and keeps the rest', async () => {
    const foreign = { ...HOTEL, id: 'h2', path: 'https://evil.example/' };
    const { stored } = createDevice({
      saved: JSON.stringify({
        seen: [foreign, HOTEL, null, { ...HOTEL, title: 4 }],
        searches: { not: 'a list' },
        favourites: 7,
      }),
    });
    const { searches, seen, favourites } = await stored.savedLists();
    expect([searches.read(), seen.read(), favourites.read()]).toEqual([[], [HOTEL], NO_FAVOURITES]);
  });

  test.prop([fc.oneof(fc.string(), fc.json())])('never throws, whatever is stored', async (text) => {
    const { stored } = createDevice({ saved: text });
    const { searches, seen, favourites } = await stored.savedLists();
    expect(() => [searches.read(), seen.read(), favourites.read()]).not.toThrow();
  });
});
