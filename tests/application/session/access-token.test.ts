import { describe, expect, it } from 'vitest';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import { aBrowsedPage } from '../../support/pages/a-browsed-page.ts';
import { scriptedAdapters } from '../../support/scripted-adapters.ts';

// @rule 7.5
describe('a token in the address (rules 4.13)', () => {
  it('is taken once, stored in its cookie, and removed from the address bar', () => {
    const page = aBrowsedPage('http://aurora.localhost/?token=abc-1&tab=Hotels');
    const cookies = memoryCookieJar();
    const { session } = createShell(scriptedAdapters({ page, cookies }));
    expect(session.signedIn.now()).toBe(true);
    expect(cookies.read('access_token')).toBe('abc-1');
    expect(page.address().href).toBe('http://aurora.localhost/?tab=Hotels');
  });

  it('that no header could carry is removed and not stored', () => {
    const page = aBrowsedPage('http://aurora.localhost/?token=a%0d%0ab');
    const { session } = createShell(scriptedAdapters({ page, cookies: memoryCookieJar() }));
    expect(session.signedIn.now()).toBe(false);
    expect(page.address().search).toBe('');
  });
});
