import { describe, expect, it } from 'vitest';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import { aBrowsedPage } from '../../support/pages/a-browsed-page.ts';
import { scriptedAdapters } from '../../support/scripted-adapters.ts';

describe('the id of a session', () => {
  it('is a new one after a sign-in and after a sign-out: whoever wrote a link may know the first', async () => {
    const cookies = memoryCookieJar();
    const { session } = createShell(scriptedAdapters({ cookies }, '?xsessionid=written-by-another'));
    const ids = [session.id];
    session.acceptToken('token-1');
    ids.push(session.id);
    expect(cookies.read('x-session-id')).toBe(session.id);
    session.signOut();
    ids.push(session.id);
    expect(cookies.read('x-session-id')).toBe(session.id);
    expect(ids[0]).toBe('written-by-another');
    expect(new Set(ids).size).toBe(3);
  });

  it('leaves the address, as a token does', () => {
    const page = aBrowsedPage('http://aurora.localhost/faqs?xsessionid=support-42&lng=de#fees');
    const { session } = createShell(scriptedAdapters({ page }));
    expect([session.id, page.address().href]).toEqual(['support-42', 'http://aurora.localhost/faqs?lng=de#fees']);
  });
});
