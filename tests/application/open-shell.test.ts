import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../../src/application/session/request-interceptor.port.ts';
import { memoryCookieJar } from '../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../src/infrastructure/memory/memory-storage.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import type { Ports } from '../../src/infrastructure/wiring/tokens.ts';
import { aBrowsedPage } from '../support/pages/a-browsed-page.ts';
import { scriptedAdapters } from '../support/scripted-adapters.ts';

/** The request context on this page with these cookies. */
function contextOn(address: string, cookies = memoryCookieJar([['x-session-id', 'session-0001']])) {
  let context: ((call: string) => RequestContext) | undefined;
  const interceptor = {
    setContext(read: (call: string) => RequestContext) {
      context = read;
    },
    responses: NEVER,
  };
  createShell(scriptedAdapters({ cookies, interceptor, page: aBrowsedPage(`http://aurora.localhost${address}`) }));
  return { cookies, headersOf: (call: string) => context?.(call) };
}

// @rule 6.9, 7.1
describe('the context of a request (rules §7, headers)', () => {
  it('is the language, the session, the zone and the token of the moment', () => {
    const { cookies, headersOf } = contextOn('/?lng=pt');
    expect(headersOf('/api/agency')).toEqual({
      language: 'pt',
      sessionId: 'session-0001',
      timeZone: 'Asia/Dubai',
      token: undefined,
      authOptional: false,
    });
    cookies.write('access_token', 'token-1', { sameSite: 'lax' });
    expect(headersOf('/api/agency')?.token).toBe('token-1');
    cookies.remove('access_token');
    expect(headersOf('/api/agency')?.token).toBeUndefined();
  });

  it('states that a token is optional on a deal link’s page, and for the payment gateway (rules §6)', () => {
    expect(contextOn('/booknow/hotels/deal/p-1').headersOf('/api/agency')?.authOptional).toBe(true);
    expect(contextOn('/').headersOf('/api/getCurrentPaymentGateway')?.authOptional).toBe(true);
    expect(contextOn('/').headersOf('/api/agency')?.authOptional).toBe(false);
  });
});

// @rule 7.4
describe('the cookies for the edge, once a page that it rendered is hydrated (rules 7.4)', () => {
  const STALE = '{"currency":"GBP","country":"GB"}';

  function hydrated(overrides: Partial<Ports> = {}, cookies = memoryCookieJar()) {
    createShell(scriptedAdapters({ cookies, ...overrides })).hydrated();
    return { zone: cookies.read('time-zone'), currency: cookies.read('currency') };
  }

  it('are the device’s time zone, and no currency where none is stored', () => {
    expect(hydrated()).toEqual({ zone: 'Asia/Dubai', currency: undefined });
  });

  it('are the stored currency, whatever the edge was sent before', () => {
    const localStorage = memoryStorage([['currency', '{"currency":"EUR","country":"DE"}']]);
    const currency = '{"currency":"EUR","country":"DE"}';
    expect(hydrated({ localStorage })).toEqual({ zone: 'Asia/Dubai', currency });
    expect(hydrated({ localStorage }, memoryCookieJar([['currency', STALE]])).currency).toBe(currency);
  });

  it('are what counts where the device stores no currency: the edge rendered the page in theirs', () => {
    const cookies = memoryCookieJar([['currency', STALE]]);
    const { market } = createShell(scriptedAdapters({ cookies }));
    expect(market.currency.now()).toEqual({ currency: 'GBP', country: 'GB' });
    expect(hydrated({}, cookies).currency).toBe(STALE);
  });

  it('repeat the language in one that links of other sites bring along', () => {
    const cookies = memoryCookieJar([['pll_language', 'de']]);
    hydrated({}, cookies);
    expect(cookies.read('language')).toBe('de');
  });

  it('follow a choice at once', () => {
    const cookies = memoryCookieJar();
    const { market } = createShell(scriptedAdapters({ cookies }));
    market.chooseCurrency({ currency: 'EUR', country: 'DE' });
    expect(cookies.read('currency')).toBe('{"currency":"EUR","country":"DE"}');
  });

  it('are not written for a page that the browser rendered', () => {
    const cookies = memoryCookieJar();
    createShell(scriptedAdapters({ cookies })).start();
    expect([cookies.read('time-zone'), cookies.read('currency')]).toEqual([undefined, undefined]);
  });
});
