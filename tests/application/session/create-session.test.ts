import { err } from '@livery/contract/shared/result';
import { describe, expect, it, vi } from 'vitest';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import { scriptedAdapters } from '../../support/scripted-adapters.ts';

const ids = { next: () => '6c0e7f5e-0000-4000-8000-000000000001' };

// @rule 3.5, 7.3
describe('the session id (rules §7)', () => {
  it('is made at start and stays in its cookie', () => {
    const cookies = memoryCookieJar();
    const { session } = createShell(scriptedAdapters({ cookies, ids }));
    expect(session.id).toBe(ids.next());
    expect(cookies.read('x-session-id')).toBe(ids.next());
  });

  it("is the cookie's in the next session", () => {
    const cookies = memoryCookieJar([['x-session-id', 'session-of-yesterday']]);
    expect(createShell(scriptedAdapters({ cookies, ids })).session.id).toBe('session-of-yesterday');
  });

  it('is first of all the address’s xsessionid, which is stored', () => {
    const cookies = memoryCookieJar([['x-session-id', 'session-of-yesterday']]);
    const { session } = createShell(scriptedAdapters({ cookies }, '?xsessionid=support-42'));
    expect(session.id).toBe('support-42');
    expect(cookies.read('x-session-id')).toBe('support-42');
  });

  it.each(['short', 'a b c d e f', 'x%0D%0Ax-evil: 1', 'é'.repeat(10), 'a'.repeat(129)])(
    'is never %j (rules 7.3)',
    (hostile) => {
      const search = `?xsessionid=${hostile.includes('%') ? hostile : encodeURIComponent(hostile)}`;
      expect(createShell(scriptedAdapters({ ids }, search)).session.id).toBe(ids.next());
    },
  );

  it('serves the session even where the browser stores no cookies, and reports that once', () => {
    const warn = vi.fn();
    const refusedResult = err({ kind: 'storage-refused', key: 'x-session-id', reason: 'off' } as const);
    const cookies = { ...memoryCookieJar(), write: () => refusedResult };
    const { session } = createShell(scriptedAdapters({ cookies, ids, reporter: { warn, error: vi.fn() } }));
    expect(session.id).toBe(ids.next());
    expect(warn).toHaveBeenCalledExactlyOnceWith(refusedResult.error);
  });
});

describe('a visitor', () => {
  it('is signed in with an access token, and not with an empty one', () => {
    const signedIn = (token: string) =>
      createShell(scriptedAdapters({ cookies: memoryCookieJar([['access_token', token]]) })).session.signedIn.now();
    expect([signedIn('token-1'), signedIn('')]).toEqual([true, false]);
    expect(createShell(scriptedAdapters()).session.signedIn.now()).toBe(false);
  });
});
