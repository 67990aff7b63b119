import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { daysInZones, fileKey, pageKey } from '../../../src/edge/cache/page-key.ts';
import { readSite, type Site } from '../../../src/edge/site.ts';
import { STORED_KEYS } from '../../../src/infrastructure/storage/stored-keys.ts';
import { anyTenant } from '../../support/data/some-tenants.ts';
import { aHost } from '../../support/edge/a-host.ts';
import { AURORA } from './a-page.ts';

const HOST = aHost(AURORA);
const KEY_CONTEXT = { day: '2026-11-22', build: 'b1' };

/** The site that is read from a request for a page of AURORA. */
async function read(path: string, headers: Record<string, string> = {}): Promise<Site> {
  let site: Site | undefined;
  const app = new Hono().get('*', (context) => {
    site = readSite(context, HOST);
    return context.body(null);
  });
  await app.request(`${AURORA}${path}`, { headers });
  if (site === undefined) throw new Error('There was no request.');
  return site;
}

const keyOf = async (path: string, headers?: Record<string, string>, around = KEY_CONTEXT) =>
  pageKey(await read(path, headers), around).text;

describe('pageKey', () => {
  it('tells apart all that a page is rendered from', async () => {
    const cookies = [
      'pll_language=de',
      'hideHeader=true',
      'hideFooter=true',
      'time-zone=Asia/Dubai',
      'access_token=abc',
      'auth=agent',
      'auth=traveller',
      'sideNavigationOpen=true',
      `${STORED_KEYS.edgeDeepLink.name}=true`,
      'language=sv',
      'pll_language=no; pll_language=sv; language=no',
      `currency=${encodeURIComponent('{"currency":"EUR","country":"DE"}')}`,
      `currency=${encodeURIComponent('{"currency":"EUR","country":"FR"}')}`,
    ];
    const keys = await Promise.all([
      keyOf('/'),
      keyOf('/about'),
      keyOf('/?lng=ar'),
      keyOf('/?utm_source=x'),
      keyOf('/', { 'accept-language': 'de' }),
      keyOf('/', { 'accept-language': 'de, fr' }),
      keyOf('/', { 'accept-language': 'fr, de' }),
      ...cookies.map((cookie) => keyOf('/', { cookie })),
      keyOf('/', {}, { ...KEY_CONTEXT, day: '2026-11-23' }),
      keyOf('/', {}, { ...KEY_CONTEXT, build: 'b2' }),
    ]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('reads no language from Accept-Language that it refuses', async () => {
    const { preferredLanguages } = await read('/', { 'accept-language': 'fr;q=0, de;q=0.3, *;q=0.1' });
    expect(preferredLanguages).toEqual(['de']);
  });

  it.each([
    ['/', false],
    ['/faqs', false],
    ['/?', true],
    ['/faqs?x=1', true],
  ])('says whether there is a query, which anybody can make up: %s', async (path, hasQuery) => {
    expect(pageKey(await read(path), KEY_CONTEXT).hasQuery).toBe(hasQuery);
  });

  it.each([
    ['/', 'access_token=abc', true],
    ['/?access_token=abc', '', true],
    ['/logout', 'access_token=abc', false],
    // The browser, too, reads the last valid one of several.
    ['/', 'access_token=; access_token=abc', true],
    ['/', 'access_token=abc; access_token=', true],
  ])('has somebody signed in as the browser has: %s %s', async (path, cookie, signedIn) => {
    expect((await read(path, { cookie })).signedIn).toBe(signedIn);
  });

  it.each<[string, Record<string, string>]>([
    ['regions of languages, and languages that the interface has not', { 'accept-language': 'de-AT, tlh, de;q=0.5' }],
    ['cookies that no page reads', { 'accept-language': 'de', cookie: 'x-session-id=1; consent=yes' }],
    ['values that are none', { 'accept-language': 'de', cookie: 'pll_language=zz; currency=EUR; time-zone=Nowhere' }],
    ['other headers', { 'accept-language': 'de', 'user-agent': 'x', referer: 'https://elsewhere.example' }],
  ])('is the same in spite of %s', async (_, headers) => {
    expect(await keyOf('/', headers)).toBe(await keyOf('/', { 'accept-language': 'de' }));
  });

  test.prop([anyTenant, anyTenant, fc.webPath(), fc.webPath()])(
    'is never the same for two tenants or two paths',
    (tenant, otherTenant, location, another) => {
      const request = { tenant, location, cookies: [], preferredLanguages: [], currency: '', timeZone: 'UTC' };
      const key = (of: object) => pageKey({ ...request, ...of } as unknown as Site, KEY_CONTEXT).text;
      expect(key({}) === key({ tenant: otherTenant })).toBe(tenant === otherTenant);
      expect(key({}) === key({ location: another })).toBe(location === another);
    },
  );

  it('has the address of the page, on the site of the request whatever its path holds', async () => {
    for (const path of ['//elsewhere.example/', '/\\elsewhere.example/', '/@elsewhere.example', '/%2F%2Felsewhere'])
      expect((await read(path)).url.origin).toBe(AURORA);
  });
});

describe('fileKey', () => {
  test.prop([anyTenant, anyTenant, fc.webPath(), fc.webPath()])(
    'is one for each tenant, path and build',
    (tenant, otherTenant, path, another) => {
      const key = fileKey(tenant, path, 'b1').text;
      expect(key === fileKey(otherTenant, path, 'b1').text).toBe(tenant === otherTenant);
      expect(key === fileKey(tenant, another, 'b1').text).toBe(path === another);
      expect(key).not.toBe(fileKey(tenant, path, 'b2').text);
      expect(fileKey(tenant, path, 'b1')).toMatchObject({ tenant, hasQuery: false });
    },
  );
});

describe('daysInZones', () => {
  it('is the day in the zone, from its first moment on', () => {
    let now = Date.parse('2026-11-22T19:59:59.999Z');
    const dayIn = daysInZones(() => now);
    const days = () => ['Asia/Dubai', 'UTC', 'Asia/Kathmandu'].map(dayIn);
    expect(days()).toEqual(['2026-11-22', '2026-11-22', '2026-11-23']);
    now += 1;
    expect(days()).toEqual(['2026-11-23', '2026-11-22', '2026-11-23']);
  });
});
