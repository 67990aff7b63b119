import { describe, expect, it } from 'vitest';
import { STORED_KEYS } from '../../../src/infrastructure/storage/stored-keys.ts';

const rows = Object.values(STORED_KEYS).map(({ name, where, lifetime }) => `${name}: ${where}, goes with ${lifetime}`);

describe('stored keys', () => {
  it('are these and no others (rules 7.4, 4.20 and 7.5)', () => {
    expect(rows).toEqual([
      'access_token: cookie, goes with the browser session',
      'auth: cookie, goes with the browser session',
      'hideHeader: cookie, goes with the browser session',
      'hideFooter: cookie, goes with the browser session',
      'x-session-id: cookie, goes with the browser session',
      'pll_language: cookie, goes with a year',
      'currency: local storage, goes with nothing',
      'currency: cookie, goes with a year',
      'time-zone: cookie, goes with a year',
      'consent: local storage, goes with nothing',
      'deepLinkUrl: local storage, goes with nothing',
      'deepLink: cookie, goes with a year',
      'routeType: local storage, goes with nothing',
      'signedIn: local storage, goes with nothing',
      'signedOut: local storage, goes with nothing',
      'savePriceDismissed: session storage, goes with the tab',
      'reloadedBuilds: session storage, goes with the tab',
      'unauthorised: session storage, goes with the tab',
    ]);
  });

  it('are cleared at logout: the token, "the auth, hideHeader and hideFooter cookies, the stored deep-link URL and route type" (rules §4)', () => {
    const cleared = Object.values(STORED_KEYS).filter(({ clearedAtLogout }) => clearedAtLogout);
    expect(cleared.map(({ name }) => name)).toEqual([
      'access_token',
      'auth',
      'hideHeader',
      'hideFooter',
      'deepLinkUrl',
      'deepLink',
      'routeType',
    ]);
  });

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
