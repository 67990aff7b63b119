import { test } from '@fast-check/vitest';
import { anyText } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  analyticsScripts,
  measuringCompanies,
  parseGoogleId,
  parsePixelId,
} from '../../../src/domain/analytics/analytics-scripts.ts';

const ANALYTICS = { enabled: true, googleId: 'GTM-ABC1234', facebookId: '123456789012345' };

// @rule 3.1, 7.16
describe('analyticsScripts', () => {
  it('are those of the tag manager and the social pixel (rules §7, scripts)', () => {
    expect(analyticsScripts(ANALYTICS, 'granted')).toEqual([
      { kind: 'tag-manager', id: 'GTM-ABC1234', src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234' },
      { kind: 'pixel', id: '123456789012345', src: 'https://connect.facebook.net/en_US/fbevents.js' },
    ]);
    expect(analyticsScripts({ ...ANALYTICS, googleId: ' G-ABCDEF1234 ', facebookId: '' }, 'granted')).toEqual([
      { kind: 'google-tag', id: 'G-ABCDEF1234', src: 'https://www.googletagmanager.com/gtag/js?id=G-ABCDEF1234' },
    ]);
  });

  it('are none before the visitor has consented', () => {
    expect(analyticsScripts(ANALYTICS, 'undecided')).toEqual([]);
    expect(analyticsScripts(ANALYTICS, 'denied')).toEqual([]);
  });

  it('are none unless the agency enables them, with ids', () => {
    expect(analyticsScripts({ ...ANALYTICS, enabled: false }, 'granted')).toEqual([]);
    expect(analyticsScripts({ ...ANALYTICS, enabled: 'true' as unknown as boolean }, 'granted')).toEqual([]);
    expect(analyticsScripts({ enabled: true, googleId: '', facebookId: '' }, 'granted')).toEqual([]);
  });

  const anyId = fc.oneof(anyText, fc.constantFrom('GTM-ABCD&x=', "G-1234'", '12345&ev=x', 'G-ABCD', '55555'));
  test.prop([anyId, anyId])('only ever come from the services themselves, whatever the ids', (googleId, facebookId) => {
    for (const { src } of analyticsScripts({ enabled: true, googleId, facebookId }, 'granted')) {
      expect(src).toMatch(
        /^https:\/\/(?:www\.googletagmanager\.com\/(?:gtag\/js|gtm\.js)\?id=[A-Z0-9-]+|connect\.facebook\.net\/en_US\/fbevents\.js)$/,
      );
    }
  });
});

// @rule 3.1, 7.16, 10.8
describe('parseGoogleId', () => {
  it.each(['G-ABCD', 'G-A1B2C3D4E5', `G-${'A'.repeat(20)}`, 'UA-1234-1', 'UA-1234567890-1234'])(
    'knows %s for a Google tag',
    (id) => {
      expect(parseGoogleId(id)).toEqual({ kind: 'google-tag', id });
    },
  );

  it.each(['GTM-ABCD', 'GTM-ABC1234', `GTM-${'A'.repeat(12)}`])('knows %s for a tag manager', (id) => {
    expect(parseGoogleId(` ${id}\n`)).toEqual({ kind: 'tag-manager', id });
  });

  it.each([
    ['Google tags', ['', 'G-', 'G-ABC', `G-${'A'.repeat(21)}`, 'G-abcdef1', 'xG-ABCDEF1', 'G-ABCDEF1x', 'G-ABC DEF']],
    ['tag managers', ['GTM-ABC', `GTM-${'A'.repeat(13)}`, 'xGTM-ABCD', 'GTM-ABCDx']],
    ['older tags', ['UA-123-1', 'UA-12345678901-1', 'UA-1234-', 'UA-1234-12345', 'UA-1234', 'UA-12a4-1']],
    ['texts around one', ['xUA-1234-1', 'UA-1234-1x', "G-ABCDEF1');alert(1)//", 'G-ABCDEF1&x=1']],
    ['other ids', ['AW-123456789', '１２３４５']],
  ])('knows nothing of what is like %s: %j', (_, ids) => {
    expect(ids.filter((id) => parseGoogleId(id) !== undefined || parsePixelId(id) !== undefined)).toEqual([]);
  });
});

// @rule 3.1, 7.16, 10.8
describe('parsePixelId', () => {
  it('is 5 to 20 digits, blanks around left out', () => {
    expect(parsePixelId(' 12345 ')).toEqual({ kind: 'pixel', id: '12345' });
    expect(parsePixelId('1'.repeat(20))).toEqual({ kind: 'pixel', id: '1'.repeat(20) });
    for (const id of ['1234', '1'.repeat(21), '12345x', 'x12345', '123 45', ''])
      expect(parsePixelId(id)).toBeUndefined();
  });
});

// @rule 3.1
describe('measuringCompanies', () => {
  it.each([
    [ANALYTICS, 'googleAndMeta'],
    [{ ...ANALYTICS, facebookId: 'no id' }, 'google'],
    [{ ...ANALYTICS, googleId: 'G-ABCDEF1234', facebookId: '' }, 'google'],
    [{ ...ANALYTICS, googleId: '"><script>' }, 'meta'],
    [{ ...ANALYTICS, googleId: '', facebookId: '' }, null],
    [{ ...ANALYTICS, enabled: false }, null],
  ])('are, for %j, those whose id is one: %j', (analytics, companies) => {
    expect(measuringCompanies(analytics)).toBe(companies);
  });
});
