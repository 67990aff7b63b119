import { ok } from '@livery/contract/shared/result';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CookieLifetime } from '../../../src/infrastructure/storage/key-value-storage.ts';
import { STORED_KEYS } from '../../../src/infrastructure/storage/stored-keys.ts';
import { storedValues } from '../../../src/infrastructure/storage/stored-values.ts';

/** The values that were written and removed, and in which storage. */
const writtenNames: string[] = [];
const removedNames: string[] = [];

function recordedStorage(where: string) {
  return {
    read: () => undefined,
    write(name: string, _: string, lifetime?: CookieLifetime) {
      const minutes = lifetime?.minutes === undefined ? '' : `, ${lifetime.minutes} minutes`;
      writtenNames.push(`${name}: ${where}${minutes}${lifetime === undefined ? '' : `, ${lifetime.sameSite}`}`);
      return ok(undefined);
    },
    readAll: () => [],
    remove: (name: string) => void removedNames.push(`${name}: ${where}`),
    clear: () => void removedNames.push(`all: ${where}`),
  };
}

const values = storedValues({
  cookies: recordedStorage('cookie'),
  localStorage: recordedStorage('local storage'),
  sessionStorage: recordedStorage('session storage'),
});

beforeEach(() => {
  writtenNames.length = 0;
  removedNames.length = 0;
});

// @rule 4.10, 7.4
describe('stored values', () => {
  it('have these names, places and lifetimes (rules 7.4, 4.20 and 7.5)', () => {
    const euros = { currency: 'EUR', country: 'DE' };
    values.token.write('token-1');
    values.role.write('agent');
    values.hideHeader.write(true);
    values.hideFooter.write(true);
    values.sessionId.write('session-1');
    values.language.write('de');
    values.currency.write(euros);
    values.edgeCurrency.write(euros);
    values.timeZone.write('Asia/Dubai');
    values.consent.write('granted');
    values.deepLink.write('/deal-link?id=1');
    values.edgeDeepLink.write(true);
    values.routeType.write('deal');
    values.sideNavigationOpen.write(true);
    values.savePriceDismissed.write(true);
    values.reloadedBuilds.write(['/a.js']);
    values.unauthorised.write(['GET /api/agency']);
    expect(writtenNames).toEqual([
      'access_token: cookie, lax',
      'auth: cookie, lax',
      'hideHeader: cookie, lax',
      'hideFooter: cookie, lax',
      'x-session-id: cookie, lax',
      'language: cookie, 525600 minutes, lax',
      'pll_language: cookie, 525600 minutes, strict',
      'currency: local storage',
      'currency: cookie, 525600 minutes, lax',
      'time-zone: cookie, 525600 minutes, lax',
      'consent: local storage',
      'deepLinkUrl: local storage',
      'deepLink: cookie, 525600 minutes, lax',
      'routeType: local storage',
      'sideNavigationOpen: cookie, 525600 minutes, lax',
      'savePriceDismissed: session storage',
      'reloadedBuilds: session storage',
      'unauthorised: session storage',
    ]);
  });

  it('are cleared at logout: the token, `auth`, `hideHeader`, `hideFooter`, the deal link with its family, what was saved, and whom an agent books for (rules 4.10)', () => {
    values.clearAtLogout(true);
    expect(removedNames).toEqual([
      'access_token: cookie',
      'auth: cookie',
      'hideHeader: cookie',
      'hideFooter: cookie',
      'deepLinkUrl: local storage',
      'deepLink: cookie',
      'routeType: local storage',
      'saved: local storage',
      'client: local storage',
    ]);
  });

  it('are gone with all that the tab keeps, a remote’s too, where somebody logs out (rules 4.10)', () => {
    values.clearAtLogout(false);
    expect(removedNames.at(-1)).toBe('all: session storage');
  });
});

// @rule 2.1, 3.5, 4.9, 4.18, 4.19, 7.3, 9.8
describe('stored keys', () => {
  it.each([
    ['role', 'agent', 'agent'],
    ['role', 'anything', undefined],
    ['hideHeader', 'true', true],
    ['hideHeader', 'false', undefined],
    ['hideFooter', 'true', true],
    ['hideFooter', 'TRUE', undefined],
    ['sessionId', 'abcdefgh', 'abcdefgh'],
    ['sessionId', 'abc', undefined],
    ['language', 'no', 'no'],
    ['language', 'nb', undefined],
    ['linkLanguage', 'de', 'de'],
    ['linkLanguage', 'xx', undefined],
    ['currency', '{"currency":"EUR","country":"DE"}', { currency: 'EUR', country: 'DE' }],
    ['currency', '{"currency":"EUR"}', undefined],
    ['currency', '', undefined],
    ['edgeCurrency', '{"currency":"EUR","country":"DE"}', { currency: 'EUR', country: 'DE' }],
    ['edgeCurrency', 'EUR', undefined],
    ['timeZone', 'Asia/Dubai', 'Asia/Dubai'],
    ['timeZone', 'europe/berlin', 'Europe/Berlin'],
    ['timeZone', '', undefined],
    ['timeZone', 'Mars/Olympus', undefined],
    ['timeZone', 'UTC; Path=/', undefined],
    ['consent', 'granted', 'granted'],
    ['consent', 'denied', 'denied'],
    ['consent', 'undecided', undefined],
    ['consent', 'Granted', undefined],
    ['deepLink', '/deal-link?id=1', '/deal-link?id=1'],
    ['deepLink', '//evil.example', undefined],
    ['routeType', 'deal', 'deal'],
    ['signedOut', 'true', true],
    ['savePriceDismissed', 'true', true],
    ['reloadedBuilds', '/a.js,/b.js /c.js', ['/a.js,/b.js', '/c.js']],
    ['reloadedBuilds', ' ', undefined],
    ['savePriceDismissed', '1', undefined],
    ['unauthorised', 'true', undefined],
  ] as const)('read %s %j as %j', (key, text, value) => {
    expect(STORED_KEYS[key].parse(text)).toEqual(value);
  });

  it('read refused calls a line each, and pass over lines that are none', () => {
    expect(STORED_KEYS.unauthorised.parse('GET /api/agency\ntrue\n\nPUT /itineraries')).toEqual([
      'GET /api/agency',
      'PUT /itineraries',
    ]);
  });
});
