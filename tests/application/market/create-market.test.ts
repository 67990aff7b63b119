import type { RateTable } from '@livery/contract/market/exchange-rates';
import { err, ok } from '@livery/contract/shared/result';
import { describe, expect, it } from 'vitest';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryPage } from '../../../src/infrastructure/memory/memory-page.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { pendingResponse, scriptedAdapters } from '../../support/scripted-adapters.ts';

const TABLE: RateTable = {
  rates: new Map(Object.entries({ USD: 1, EUR: 0.5, JPY: 150 })),
  date: Temporal.PlainDate.from('2026-09-29'),
};
const HUNDRED_DOLLARS = { amount: 100, currency: 'USD' };

function marketWith(search: string) {
  const { response, give } = pendingResponse<RateTable>();
  const { market } = createShell(scriptedAdapters({ rates: { read: () => response } }, search));
  market.load();
  return { market, give };
}

// @rule 7.12, 8.1
describe('prices', () => {
  it('wait for the rates when the traveller pays in another currency', async () => {
    const { market, give } = marketWith('?currency=EUR');
    expect(market.prices.now().pending).toBe(true);
    await give(ok(TABLE));
    const prices = market.prices.now();
    expect(prices.pending).toBe(false);
    expect(prices.asOf?.toString()).toBe('2026-09-29');
    expect(prices.display(HUNDRED_DOLLARS)).toMatchObject({ text: '€50.00', converted: true });
  });

  it('wait for nothing in US dollars, the default (rules 9.5)', () => {
    const { market } = marketWith('');
    expect(market.currency.now()).toEqual({ currency: 'USD', country: 'US' });
    expect(market.prices.now().pending).toBe(false);
    expect(market.prices.now().display(HUNDRED_DOLLARS)).toMatchObject({ text: '$100.00', converted: false });
  });

  it('stay in dollars when the rates can not be had (rules 7.12)', async () => {
    const { market, give } = marketWith('?currency=EUR');
    await give(err({ kind: 'unreachable' }));
    expect(market.prices.now()).toMatchObject({ pending: false, asOf: undefined });
    expect(market.prices.now().display(HUNDRED_DOLLARS)).toMatchObject({ text: '$100.00', converted: false });
  });

  it('agree with the currency that the site names, where the rates can not be had, until they can (rules 8.1)', async () => {
    const euro = { currency: 'EUR', country: 'DE' };
    const results = [err({ kind: 'unreachable' } as const), ok(TABLE)];
    const read = async () => results.shift() ?? ok(TABLE);
    const { market } = createShell(scriptedAdapters({ rates: { read } }, '?currency=EUR&code=DE'));
    expect([market.currency.now(), market.unconverted.now()]).toEqual([euro, null]);
    market.load();
    await new Promise(setImmediate);
    expect(market.currency.now()).toEqual({ currency: 'USD', country: 'US' });
    expect(market.unconverted.now()).toEqual({ kind: 'rates-failed', failure: { kind: 'unreachable' } });
    market.loadRates();
    await new Promise(setImmediate);
    expect([market.currency.now(), market.unconverted.now()]).toEqual([euro, null]);
    expect(market.prices.now().display(HUNDRED_DOLLARS).text).toBe('€50.00');
  });

  it('are in dollars where the rates have none for the currency, with a notice (rules 8.1)', async () => {
    const { market, give } = marketWith('?currency=CHF');
    await give(ok(TABLE));
    expect(market.currency.now().currency).toBe('USD');
    expect(market.unconverted.now()).toEqual({ kind: 'no-rate', currency: 'CHF' });
    expect(market.prices.now().display({ amount: 50, currency: 'EUR' }).text).toBe('$100.00');
  });

  it('in dollars by choice miss no rates that can not be had', async () => {
    const { market, give } = marketWith('?currency=USD&code=EC');
    await give(err({ kind: 'unreachable' }));
    expect(market.unconverted.now()).toBeNull();
    expect(market.currency.now().currency).toBe('USD');
  });

  it("are as old as the visitor's own day where the rates name none", async () => {
    const { market, give } = marketWith('?currency=EUR');
    await give(ok({ ...TABLE, date: undefined }));
    // 20:30 UTC on 21 November is past midnight in Dubai.
    expect(market.prices.now().asOf?.toString()).toBe('2026-11-22');
  });

  it('are written in the interface language', async () => {
    const { market, give } = marketWith('?currency=EUR&lng=de');
    await give(ok(TABLE));
    expect(market.prices.now().display(HUNDRED_DOLLARS).text).toBe('50,00\u00a0€');
  });
});

describe('the interface language (rules §9)', () => {
  it('is the address’s before the cookie’s before the browser’s', () => {
    const french = () => memoryCookieJar([['pll_language', 'fr']]);
    const page = memoryPage('http://aurora.localhost/', ['sv-SE', 'de']);
    expect(createShell(scriptedAdapters({ cookies: french() }, '?lng=ar')).market.language.now()).toBe('ar');
    expect(createShell(scriptedAdapters({ cookies: french(), page })).market.language.now()).toBe('fr');
    expect(createShell(scriptedAdapters({ page })).market.language.now()).toBe('sv');
    expect(createShell(scriptedAdapters()).market.language.now()).toBe('en');
  });

  it('and the currency are the partner’s own on a partner’s site', async () => {
    const policies = { everybody: {}, entries: new Map([['fiesta', { partner: true }]]) };
    const services = { environment: 'local', apiUrl: '', resortUrl: '', contentUrl: '/remotes' };
    const configuration = { current: () => ({ ...services, policies }) };
    const agencies = { read: async () => ok(anAgency({ subdomain: 'fiesta' })) };
    const shell = createShell(scriptedAdapters({ agencies, configuration }));
    shell.start();
    await new Promise(setImmediate);
    expect(shell.market.language.now()).toBe('es');
    expect(shell.market.currency.now()).toEqual({ currency: 'MXN', country: 'MX' });
  });
});
