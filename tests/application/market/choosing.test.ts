import { LANGUAGES } from '@livery/contract/market/language';
import { err, ok } from '@livery/contract/shared/result';
import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import type { TabEvent } from '../../../src/application/shared/tabs.port.ts';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import type { Ports } from '../../../src/infrastructure/wiring/tokens.ts';
import { aBrowsedPage } from '../../support/pages/a-browsed-page.ts';
import { scriptedAdapters } from '../../support/scripted-adapters.ts';

const EURO = { currency: 'EUR', country: 'DE' };

function marketAt(path: string, overrides: Partial<Ports> = {}) {
  const page = aBrowsedPage(`http://aurora.localhost${path}`, ['sv']);
  const calls: string[] = [];
  const localStorage = {
    read: () => undefined,
    write: () => {
      calls.push('write');
      return ok(undefined);
    },
    remove: () => void calls.push('clear'),
  };
  const events = new Subject<TabEvent>();
  const tabs = { announce: (event: TabEvent) => void calls.push(event.kind), events };
  const cookies = memoryCookieJar();
  const shell = createShell(scriptedAdapters({ page, localStorage, tabs, cookies, ...overrides }));
  return { market: shell.market, page, calls, events, cookies };
}

// @rule 4.18, 4.19, 7.7, 9.8
describe('choosing a currency (rules §4)', () => {
  it('is stored, announced to the other tabs, and starts the page over with it', () => {
    const { market, page, calls } = marketAt('/booknow/hotels/search?id=7');
    market.chooseCurrency(EURO);
    expect(market.currency.now()).toEqual(EURO);
    expect(calls).toEqual(['write', 'currency-chosen']);
    expect(page.reload.mock.lastCall?.[0]?.search).toBe('?id=7&currency=EUR&code=DE');
  });

  it('clears what was stored first on the home page', () => {
    const { market, calls } = marketAt('/');
    market.chooseCurrency(EURO);
    expect(calls).toEqual(['clear', 'write', 'currency-chosen']);
  });

  it('is named curr on the flight checkout', () => {
    const { market, page } = marketAt('/booknow/flights/checkout?currency=USD');
    market.chooseCurrency(EURO);
    const query = page.reload.mock.lastCall?.[0]?.searchParams;
    expect([query?.get('curr'), query?.has('currency')]).toEqual(['EUR', false]);
  });

  it('is applied where the device stores nothing', () => {
    const refusedResult = err({ kind: 'storage-refused', key: 'currency', reason: 'full' } as const);
    const localStorage = { read: () => undefined, write: () => refusedResult, remove: () => undefined };
    const { market, page } = marketAt('/', { localStorage });
    market.chooseCurrency(EURO);
    expect(market.currency.now()).toEqual(EURO);
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('in another tab shows here without a reload, so two tabs never reload each other for ever', () => {
    const { market, page, events, calls } = marketAt('/');
    events.next({ kind: 'currency-chosen', choice: EURO });
    expect(market.currency.now()).toEqual(EURO);
    expect(page.reload).not.toHaveBeenCalled();
    expect(calls).toEqual([]);
  });
});

describe('choosing while typed input would be discarded', () => {
  it('is known to be so until all of it is saved', () => {
    const { market } = marketAt('/booknow/hotels/checkout');
    const undoSaves = [market.markUnsaved(), market.markUnsaved()];
    expect(market.hasUnsaved()).toBe(true);
    for (const save of undoSaves) save();
    expect(market.hasUnsaved()).toBe(false);
  });

  it('requires confirmation before the page starts over, and chooses nothing until the visitor agrees', () => {
    const { market, page, calls } = marketAt('/booknow/hotels/checkout');
    market.markUnsaved();
    market.chooseCurrency(EURO);
    expect([market.reloadQuestion.now()?.kind, market.currency.now().currency, calls]).toEqual(['currency', 'USD', []]);
    expect(page.reload).not.toHaveBeenCalled();
    market.reloadQuestion.now()?.proceed();
    expect([market.reloadQuestion.now(), market.currency.now()]).toEqual([null, EURO]);
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('leaves all as it is where the visitor stays', () => {
    const { market, page, cookies } = marketAt('/booknow/hotels/checkout');
    market.markUnsaved();
    market.chooseLanguage('de');
    expect(market.reloadQuestion.now()?.kind).toBe('language');
    market.reloadQuestion.now()?.cancel();
    expect([market.reloadQuestion.now(), market.language.now(), cookies.read('pll_language')]).toEqual([
      null,
      'sv',
      undefined,
    ]);
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('requires no confirmation where the language changes in place, and none once all is saved', () => {
    const { market, page } = marketAt('/mytrip/profile');
    const undoSaves = [market.markUnsaved(), market.markUnsaved()];
    market.chooseLanguage('de');
    expect([market.reloadQuestion.now(), market.language.now()]).toEqual([null, 'de']);
    for (const save of undoSaves) save();
    market.chooseCurrency(EURO);
    expect(market.reloadQuestion.now()).toBeNull();
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('requires confirmation of the last choice', () => {
    const { market } = marketAt('/booknow/hotels/checkout');
    market.markUnsaved();
    market.chooseLanguage('de');
    market.chooseCurrency(EURO);
    market.reloadQuestion.now()?.proceed();
    expect([market.language.now(), market.currency.now()]).toEqual(['sv', EURO]);
  });
});

describe('choosing a language (rules §4)', () => {
  it('keeps it in its cookie for a year, SameSite strict', () => {
    const cookies = { ...memoryCookieJar(), write: vi.fn(() => ok(undefined)) };
    const { market } = marketAt('/', { cookies });
    market.chooseLanguage('de');
    expect(cookies.write).toHaveBeenLastCalledWith('pll_language', 'de', { minutes: 525_600, sameSite: 'strict' });
  });

  it('changes the page in place, and an address that names another language follows', () => {
    const { market, page } = marketAt('/?lng=fr&tab=Hotels');
    market.chooseLanguage('de');
    expect(market.language.now()).toBe('de');
    expect(page.reload).not.toHaveBeenCalled();
    expect(page.address().search).toBe('?lng=de&tab=Hotels');
  });

  it.each([
    ['/booknow/activities/search', '/booknow/activities/search'],
    ['/booknow/flights/checkout', '/booknow/flights/checkout'],
    ['/booknow/hotels/checkout', '/booknow/hotels/checkout'],
    ['/booknow/cars/search', '/booknow/cars'],
  ])('starts %s over at %s', (path, target) => {
    const { market, page } = marketAt(path);
    market.chooseLanguage('de');
    expect(page.reload.mock.lastCall?.[0]?.pathname).toBe(target);
  });

  it('is sent to the platform while signed in, and only then', () => {
    const remember = vi.fn(async () => ok(undefined));
    const languages = { enabled: async () => ok([]), remember };
    marketAt('/', { languages }).market.chooseLanguage('de');
    expect(remember).not.toHaveBeenCalled();
    const cookies = memoryCookieJar([['access_token', 'token-1']]);
    marketAt('/', { languages, cookies }).market.chooseLanguage('de');
    expect(remember).toHaveBeenCalledExactlyOnceWith('de', expect.any(AbortSignal));
  });

  it('that was still being sent to the platform is cancelled for the next', () => {
    const signals: AbortSignal[] = [];
    const remember = (_: string, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => {});
    };
    const cookies = memoryCookieJar([['access_token', 'token-1']]);
    const { market } = marketAt('/', { languages: { enabled: async () => ok([]), remember }, cookies });
    market.chooseLanguage('de');
    market.chooseLanguage('fr');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });
});

describe('the languages of the agency', () => {
  it('are all of the interface until they are known, and then those that it enables', async () => {
    const languages = { enabled: async () => ok(['en', 'es'] as const), remember: async () => ok(undefined) };
    const { market } = marketAt('/', { languages });
    expect(market.languages.now().map(({ code }) => code)).toEqual(LANGUAGES);
    expect(market.language.now()).toBe('sv');
    market.load();
    await new Promise(setImmediate);
    expect(market.languages.now().map(({ code }) => code)).toEqual(['en', 'es']);
    expect(market.language.now()).toBe('en');
  });
});
