import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../src/application/session/introductions.port.ts';
import { memoryCookieJar } from '../../src/infrastructure/memory/memory-cookie-jar.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { aBrowsedPage } from '../support/a-browsed-page.ts';
import { scriptedAdapters } from '../support/scripted-adapters.ts';

/** Who the outside hears is asking, on this page and with these cookies. */
function introduced(address: string, cookies = memoryCookieJar([['x-session-id', 'session-0001']])) {
  let caller: ((call: string) => Caller) | undefined;
  const introductions = {
    introduce(given: (call: string) => Caller) {
      caller = given;
    },
    receptions: NEVER,
  };
  createShell(scriptedAdapters({ cookies, introductions, page: aBrowsedPage(`http://aurora.localhost${address}`) }));
  return { cookies, asks: (call: string) => caller?.(call) };
}

describe('whoever is asked hears who is asking (specification §7, headers)', () => {
  it('in the language, the session, the zone and with the token of the moment', () => {
    const { cookies, asks } = introduced('/?lng=pt');
    expect(asks('/api/agency')).toEqual({
      language: 'pt',
      sessionId: 'session-0001',
      timeZone: 'Asia/Dubai',
      token: undefined,
      authOptional: false,
    });
    cookies.write('access_token', 'token-1', { sameSite: 'lax' });
    expect(asks('/api/agency')?.token).toBe('token-1');
    cookies.remove('access_token');
    expect(asks('/api/agency')?.token).toBeUndefined();
  });

  it('and that a token is optional on a deal link’s page, and for the payment gateway (specification §6)', () => {
    expect(introduced('/booknow/hotels/deal/p-1').asks('/api/agency')?.authOptional).toBe(true);
    expect(introduced('/').asks('/api/getCurrentPaymentGateway')?.authOptional).toBe(true);
    expect(introduced('/').asks('/api/agency')?.authOptional).toBe(false);
  });
});
