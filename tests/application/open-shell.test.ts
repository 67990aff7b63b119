import { describe, expect, it } from 'vitest';
import type { Caller } from '../../src/application/session/introductions.port.ts';
import { memoryCookieJar } from '../../src/infrastructure/memory/memory-cookie-jar.ts';
import { createShell } from '../../src/infrastructure/wiring/create-shell.ts';
import { scriptedAdapters } from '../support/scripted-adapters.ts';

describe('whoever is asked hears who is asking (specification §7, headers)', () => {
  it('in the language, the session, the zone and with the token of the moment', () => {
    let caller: (() => Caller) | undefined;
    const cookies = memoryCookieJar([['x-session-id', 'session-0001']]);
    createShell(
      scriptedAdapters({ cookies, introductions: { introduce: (introduced) => (caller = introduced) } }, '?lng=pt'),
    );
    expect(caller?.()).toEqual({ language: 'pt', sessionId: 'session-0001', timeZone: 'Asia/Dubai', token: undefined });
    cookies.write('access_token', 'token-1', { sameSite: 'lax' });
    expect(caller?.().token).toBe('token-1');
    cookies.remove('access_token');
    expect(caller?.().token).toBeUndefined();
  });
});
