import { fc, test } from '@fast-check/vitest';
import policies from '@livery/sandbox/world/policies.json' with { type: 'json' };
import { runCount } from '@livery/testkit/runs';
import { describe, expect, it } from 'vitest';
import { guardPath } from '../../../../src/domain/shared/guard-path.ts';
import { redirectLocation } from '../../../../src/edge/redirect-location.ts';
import { aBuiltShell } from '../../../../tests/edge/a-built-shell.ts';
import { CONFIGURATION } from '../../../../tests/edge/an-edge.ts';
import { serveEdge } from '../../../../tests/edge/serve-edge.ts';
import { aRenderingEdge } from '../a-rendering-edge.ts';

// An environment that rewrites old addresses (rules 2.4).
const configuration = { ...CONFIGURATION, environment: 'local', policies };
const { open, send } = await serveEdge(aRenderingEdge({ root: aBuiltShell(), configuration }));

const PORTAL = 'https://portal.consulate-corporate.example/travel';

describe('a redirect that the request alone decides', () => {
  it.each([
    [
      'to sign in, from a page for signed-in users',
      'aurora.localhost',
      '/mytrip/wallet',
      '/login?redirect=/mytrip/wallet',
    ],
    [
      'to sign in, with the query of the page',
      'noir.localhost',
      '/booknow/hotels?a=1&b=x%26y',
      '/login?redirect=/booknow/hotels%3Fa%3D1%26b%3Dx%2526y',
    ],
    ['to the hotels, where they come first', 'book.staywell.localhost', '/', '/login?redirect=/booknow/hotels'],
    ['from an address of old', 'aurora.localhost', '/blog/share?id=7', '/blog?id=7'],
    [
      'from an address of old, with a query that only the sign-in would follow',
      'aurora.localhost',
      '/blog/share?redirect=//evil.example',
      '/blog?redirect=%2F%2Fevil.example',
    ],
    ['to the agency’s own sign-in', 'consulate.localhost', '/login', PORTAL],
    [
      'to sign in, with the why panel',
      'aurora.localhost',
      '/mytrip/wallet?why',
      '/login?redirect=/mytrip/wallet%3Fwhy%3D&why=',
    ],
    ['from an address of old, which has the why panel', 'aurora.localhost', '/blog/share?why', '/blog?why='],
    ['to another host, which has no panel', 'consulate.localhost', '/login?why', PORTAL],
    [
      'to the agency’s own sign-in, with a deal link',
      'consulate.localhost',
      '/login?redirect=/deal-link%3Fid%3D7',
      `${PORTAL}?navigateTo=%2Fdeal-link%3Fid%3D7`,
    ],
  ])('is a 302 that is not stored: %s', async (_, host, path, location) => {
    const { status, headers, body } = await open(host, path);
    expect([status, headers.location, headers['cache-control'], body.length]).toEqual([
      302,
      location,
      'private, no-store',
      0,
    ]);
  });

  it.each([
    ['book.staywell.localhost', '/', '/booknow/hotels'],
    ['aurora.localhost', '/blog/share?id=7', '/blog?id=7'],
  ])('is the same for everybody who is signed in: %s%s', async (host, path, location) => {
    const { status, headers } = await open(host, path, { headers: { cookie: 'access_token=abc' } });
    expect([status, headers.location, headers['cache-control']]).toEqual([302, location, 'private, no-store']);
  });

  it('is that of a visitor where the cookie holds no token', async () => {
    const { status, headers } = await open('aurora.localhost', '/mytrip/wallet', {
      headers: { cookie: 'access_token=; auth=agent' },
    });
    expect([status, headers.location]).toEqual([302, '/login?redirect=/mytrip/wallet']);
  });

  it.each([
    ['aurora.localhost', '/mytrip/wallet'],
    ['noir.localhost', '/booknow/hotels'],
    ['consulate.localhost', '/login'],
  ])('is none for a request with a session, as it is not known whose: %s%s', async (host, path) => {
    const { status, headers } = await open(host, path, { headers: { cookie: 'access_token=abc' } });
    expect([status, headers.location, headers['cache-control']]).toEqual([200, undefined, 'private, no-store']);
  });

  it('is none where the device remembers a deal link that belongs into the address', async () => {
    const headers = { cookie: 'deepLink=true' };
    const otherResponse = await open('consulate.localhost', '/login', { headers });
    expect([otherResponse.status, otherResponse.headers.location]).toEqual([200, undefined]);
    const currentResponse = await open('aurora.localhost', '/mytrip/wallet', { headers });
    expect([currentResponse.status, currentResponse.headers.location]).toEqual([302, '/login?redirect=/mytrip/wallet']);
  });

  const SITES = ['aurora', 'noir', 'consulate', 'staywell', 'book.staywell', 'lantern', 'wonky'];
  const anyPart = fc.constantFrom(
    ...[
      '..',
      '.',
      '%2e%2e',
      '%5c',
      '%2f',
      '%252f',
      '%0d%0aX-Evil:1',
      '%00',
      '@evil.example',
      'evil.example',
      '%E2%88%95',
    ],
    ...[
      'login',
      'logout',
      'mytrip/wallet',
      'booknow',
      'hotels',
      'blog',
      'share',
      'destination',
      'deal-link',
      '',
      'url',
    ],
  );
  const anyPath = fc.array(anyPart, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`);
  const anyValue = fc.oneof(fc.string({ unit: 'binary' }), anyPath, fc.constantFrom('//evil.example', 'javascript:1'));

  test.prop(
    [fc.constantFrom(...SITES), anyPath, fc.dictionary(fc.constantFrom('redirect', 'navigateTo', 'id'), anyValue)],
    {
      numRuns: runCount(20),
    },
  )('leads nowhere else, whatever the address', async (site, path, query) => {
    const search = new URLSearchParams(query);
    const response = await send(`GET ${path}?${search} HTTP/1.1`, `Host: ${site}.localhost`, 'Accept: text/html');
    const [head = ''] = response.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 (?:200|302|400|404) /);
    expect(head).not.toMatch(/^X-Evil/im);
    const [, location] = /^location: (.*)$/im.exec(head) ?? [];
    if (location === undefined) return;
    expect(location).toMatch(/^[\x21-\x7e]+$/);
    const target = new URL(location, 'http://this.example');
    if (location.startsWith(PORTAL)) return;
    expect(target.origin).toBe('http://this.example');
    // The page after the sign-in; other pages keep a query parameter with this name unread.
    const onward = target.pathname === '/login' ? (target.searchParams.get('redirect') ?? '/') : location;
    expect(guardPath(onward, target.origin)).toMatchObject({ ok: true });
  });
});

describe('a redirect whose address is long', () => {
  it.each([
    [5000, true],
    [40_000, false],
  ])('leads on, without the way back where that is too long: %i', async (length, hasQuery) => {
    const { status, headers } = await open('aurora.localhost', `/mytrip/wallet?x=${'%26'.repeat(length / 3)}`);
    const { location = '' } = headers;
    expect([status, location.startsWith('/login'), location.includes('?')]).toEqual([302, true, hasQuery]);
    const followed = await open('aurora.localhost', location);
    expect(followed.status).toBe(200);
  });
});

describe('redirectLocation', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil',
    '',
    '/a\r\nX: 1',
    '/logout',
  ])('refuses %j', (target) => {
    expect(redirectLocation(target, 'https://aurora.example')).toBeUndefined();
  });

  it('keeps letters that are not English, however often it is called', () => {
    // Node 20's URL.canParse refuses them after some 6,000 calls.
    for (let call = 0; call < 20_000; call += 1) redirectLocation('/dé', 'https://a.example');
    expect(redirectLocation('/dé', 'https://a.example')).toBe('/d%C3%A9');
  });

  it('writes what a header can hold', () => {
    expect(redirectLocation('/dé/ü?x=é', 'https://aurora.example')).toBe('/d%C3%A9/%C3%BC?x=%C3%A9');
    expect(redirectLocation('https://bücher.example/é', 'https://a.example')).toBe(
      'https://xn--bcher-kva.example/%C3%A9',
    );
  });
});
