import { describe, expect, it } from 'vitest';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../../src/infrastructure/memory/memory-storage.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import { aBrowsedPage } from '../../support/pages/a-browsed-page.ts';
import { scriptedAdapters } from '../../support/scripted-adapters.ts';

/** Opens a shell at an address; returns it and what the device then stores. */
function openedAt(path: string, storedItems: Iterable<readonly [string, string]> = []) {
  const page = aBrowsedPage(`http://aurora.localhost${path}`, ['sv']);
  const [cookies, localStorage] = [memoryCookieJar(), memoryStorage(storedItems)];
  const { market } = createShell(scriptedAdapters({ page, cookies, localStorage }));
  return { market, page, cookies, localStorage };
}

describe('a currency that the address names', () => {
  const EURO = { currency: 'EUR', country: 'DE' };

  it.each(['/', '/booknow/hotels/search'])(
    'is stored like any other choice, so that the next page and a reload show the same prices: %s',
    (path) => {
      const { market, page, cookies, localStorage } = openedAt(`${path}?currency=eur&code=de`);
      expect(market.currency.now()).toEqual(EURO);
      expect(JSON.parse(localStorage.read('currency') ?? '')).toEqual(EURO);
      expect(JSON.parse(cookies.read('currency') ?? '')).toEqual(EURO);
      expect(page.reload).not.toHaveBeenCalled();
    },
  );

  it('leaves what is stored as it is if it is unknown', () => {
    const storedJson = JSON.stringify(EURO);
    const { market, localStorage } = openedAt('/?currency=XXX', [['currency', storedJson]]);
    expect([market.currency.now(), localStorage.read('currency')]).toEqual([EURO, storedJson]);
  });
});

describe('a language that the address names', () => {
  it.each([
    ['ar', 'ar'],
    ['pt-BR', 'pt'],
    ['xx', undefined],
    ['arabic', undefined],
    ['__proto__', undefined],
  ])('is stored when the interface has it, and not else: %s', (named, storedLanguage) => {
    const { cookies } = openedAt(`/?lng=${named}`);
    expect(['pll_language', 'language'].map((name) => cookies.read(name))).toEqual([storedLanguage, storedLanguage]);
  });
});
