import { err } from '@livery/contract/shared/result';
import { describe, expect, it, vi } from 'vitest';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../../src/infrastructure/memory/memory-storage.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import { aPage } from '../../support/pages/a-page.ts';
import { scriptedAdapters } from '../../support/scripted-adapters.ts';

function aSession({ localStorage = memoryStorage(), search = '' } = {}) {
  const { session } = createShell(scriptedAdapters({ localStorage }, search));
  const storedLinks = () => ['deepLinkUrl', 'routeType'].map(localStorage.read);
  return { session, stored: storedLinks, localStorage };
}

// @rule 4.17
describe('the deal link that a visitor followed (rules §4, login and sign-up redirect)', () => {
  it('is remembered with its route type when it is opened, for later sessions too; the last one counts', () => {
    const { session, stored, localStorage } = aSession();
    session.pageOpened(aPage('/about'));
    expect(stored()).toEqual([undefined, undefined]);
    session.pageOpened(aPage('/url/8'));
    expect(stored()).toEqual(['/url/8', 'deal-link']);
    session.pageOpened(aPage('/booknow/cars?dealLinkId=7'));
    expect(stored()).toEqual(['/booknow/cars?dealLinkId=7', 'booking']);
    session.pageOpened(aPage('/faqs'));
    expect(aSession({ localStorage }).session.deepLink.now()).toBe('/booknow/cars?dealLinkId=7');
  });

  it('waits on the pages that signing in leads over, and is gone to once', () => {
    const { localStorage } = aSession();
    localStorage.write('deepLinkUrl', '/url/8');
    localStorage.write('routeType', 'deal-link');
    const { session, stored } = aSession({ localStorage, search: '?token=token-1' });
    for (const page of ['/', '/login', '/sso']) session.pageOpened(aPage(page));
    expect(session.deepLink.now()).toBe('/url/8');
    session.pageOpened(aPage('/url/8'));
    expect(session.deepLink.now()).toBeNull();
    expect(stored()).toEqual([undefined, undefined]);
  });

  it('tells the edge that there is one, which sees no storage, until it is gone to', () => {
    const cookies = memoryCookieJar();
    const { session } = createShell(scriptedAdapters({ cookies }));
    session.pageOpened(aPage('/url/8'));
    expect(cookies.read('deepLink')).toBe('true');
    session.acceptToken('token-1');
    expect(cookies.read('deepLink')).toBeUndefined();
  });

  it('is forgotten at a sign-in that does not lead over such a page', () => {
    const { session, stored } = aSession();
    session.pageOpened(aPage('/url/8'));
    session.acceptToken('token-1');
    expect(stored()).toEqual([undefined, undefined]);
  });

  it('is gone to once where it is the home page itself', () => {
    const { session, stored } = aSession();
    session.pageOpened(aPage('/?dealLinkId=7'));
    session.pageOpened(aPage('/login'));
    session.acceptToken('token-1');
    expect(session.deepLink.now()).toBe('/?dealLinkId=7');
    session.pageOpened(aPage('/?dealLinkId=7'));
    expect(stored()).toEqual([undefined, undefined]);
  });

  it('is not stored while signed in', () => {
    const { session, stored } = aSession({ search: '?token=token-1' });
    session.pageOpened(aPage('/url/8'));
    expect(stored()).toEqual([undefined, undefined]);
  });

  it('is forgotten by signing out, on the page itself too', () => {
    const { session, stored } = aSession();
    session.pageOpened(aPage('/url/8'));
    session.signOut();
    expect(session.deepLink.now()).toBeNull();
    expect(stored()).toEqual([undefined, undefined]);
    session.acceptToken('token-1');
    session.signOut();
    expect(stored()).toEqual([undefined, undefined]);
  });

  it.each(['//evil.example/url/8', '/mytrip/dashboard', 'https://evil.example/?dealLinkId=1', '/logout?dealLinkId=1'])(
    'is none where the device has stored %s, which is no deal link of this site',
    (storedAddress) => {
      const { localStorage } = aSession();
      localStorage.write('deepLinkUrl', storedAddress);
      expect(aSession({ localStorage }).session.deepLink.now()).toBeNull();
    },
  );

  it('lasts for as long as the page is open where the device stores nothing, and reports it', () => {
    const refusedResult = err({ kind: 'storage-refused', key: 'deepLinkUrl', reason: 'off' } as const);
    const warn = vi.fn();
    const localStorage = { ...memoryStorage(), write: () => refusedResult };
    const { session } = createShell(scriptedAdapters({ localStorage, reporter: { warn, error: vi.fn() } }));
    session.pageOpened(aPage('/url/8'));
    expect(session.deepLink.now()).toBe('/url/8');
    expect(warn).toHaveBeenCalledWith(refusedResult.error);
  });
});
