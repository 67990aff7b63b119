import { fc, test } from '@fast-check/vitest';
import { runCount } from '@livery/testkit/runs';
import { describe, expect, it } from 'vitest';
import { rememberAddress } from '../../../../src/application/shared/remember-address.ts';
import { memoryCookieJar } from '../../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../../../src/infrastructure/memory/memory-storage.ts';
import { storedValues } from '../../../../src/infrastructure/storage/stored-values.ts';
import { aBuiltShell } from '../../../../tests/edge/a-built-shell.ts';
import { serveEdge } from '../../../../tests/edge/serve-edge.ts';
import { aRenderingEdge } from '../a-rendering-edge.ts';

const { open } = await serveEdge(aRenderingEdge({ root: aBuiltShell() }));

const LANGUAGE = [
  'language=de; Max-Age=31536000; Path=/; SameSite=Lax',
  'pll_language=de; Max-Age=31536000; Path=/; SameSite=Strict',
];

describe('a redirect keeps what the browser would have stored of the address', () => {
  it.each([
    ['lng=de', LANGUAGE],
    [
      'hideHeader=true&hideFooter=true',
      ['hideHeader=true; Path=/; SameSite=Lax', 'hideFooter=true; Path=/; SameSite=Lax'],
    ],
    [
      'hideHeader=false',
      [
        'hideHeader=; Max-Age=0; Path=/; SameSite=Lax',
        'hideHeader=; Max-Age=0; Domain=aurora.localhost; Path=/; SameSite=Lax',
      ],
    ],
    ['xsessionid=handed-over-1', ['x-session-id=handed-over-1; Path=/; SameSite=Lax']],
    ['lng=de&lng=fr', LANGUAGE],
    [
      'currency=eur&code=DE',
      ['currency=%7B%22currency%22%3A%22EUR%22%2C%22country%22%3A%22DE%22%7D; Max-Age=31536000; Path=/; SameSite=Lax'],
    ],
    ['lng=xx&hideHeader=1&hideFooter=TRUE&xsessionid=short&currency=XXX&code=', undefined],
    ['xsessionid=a%3B%20b%0D%0Ac-long-enough', undefined],
  ])('in cookies: %s', async (query, cookies) => {
    const { status, headers } = await open('aurora.localhost', `/mytrip/dashboard?${query}`);
    expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([302, 'private, no-store', cookies]);
  });

  it('securely where the site is', async () => {
    const { headers } = await open('aurora.localhost', '/mytrip/dashboard?lng=de', {
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(headers['set-cookie']).toEqual([
      'language=de; Max-Age=31536000; Path=/; Secure; SameSite=Lax',
      'pll_language=de; Max-Age=31536000; Path=/; Secure; SameSite=Strict',
    ]);
  });

  it.each([{ 'sec-fetch-mode': 'no-cors' }, { 'sec-purpose': 'prefetch' }])(
    'not for what no person opens: %o',
    async (headers) => {
      const { headers: receivedHeaders } = await open('aurora.localhost', '/mytrip/dashboard?lng=de', { headers });
      expect(receivedHeaders['set-cookie']).toBeUndefined();
    },
  );

  it('and a page that is shown sets none, since the browser stores it', async () => {
    const { status, headers } = await open('aurora.localhost', '/about?lng=de&hideHeader=true');
    expect([status, headers['set-cookie']]).toEqual([200, undefined]);
  });

  const anyValue = fc.oneof(fc.constantFrom('de', 'AR', 'eur', 'true', 'false', 'session-0123'), fc.string());
  test.prop(
    [fc.dictionary(fc.constantFrom('lng', 'currency', 'hideHeader', 'hideFooter', 'xsessionid', 'x'), anyValue)],
    {
      numRuns: runCount(20),
    },
  )('the same ones, whatever the address', async (parameters) => {
    const query = new URLSearchParams(parameters);
    const [cookies, nowhere] = [memoryCookieJar(), memoryStorage()];
    rememberAddress(query, storedValues({ cookies, localStorage: nowhere, sessionStorage: nowhere }));
    const { headers } = await open('aurora.localhost', `/mytrip/dashboard?${query}`);
    const set = (headers['set-cookie'] ?? []).map((cookie) => cookie.replace(/;.*/, '').split('='));
    for (const [name = '', value = ''] of set) expect(cookies.read(name) ?? '').toBe(decodeURIComponent(value));
    for (const name of ['pll_language', 'language', 'currency', 'hideHeader', 'hideFooter', 'x-session-id']) {
      expect(new Map(set.map(([key, value]) => [key, value])).get(name) ?? '').toBe(
        encodeURIComponent(cookies.read(name) ?? ''),
      );
    }
  });
});
