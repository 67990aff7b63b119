import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { RequestContext } from '../../src/application/session/request-interceptor.port.ts';
import { memoryCookieJar } from '../../src/infrastructure/memory/memory-cookie-jar.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { aBrowsedPage } from '../support/a-browsed-page.ts';
import { scriptedAdapters } from '../support/scripted-adapters.ts';

/** The context of requests, on this page and with these cookies. */
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
