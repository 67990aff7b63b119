import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { aBuiltShell } from './a-built-shell.ts';
import { anEdge, CONFIGURATION, OPENING_REQUEST, SANDBOX } from './an-edge.ts';

const root = aBuiltShell();

const edge = anEdge({ root });
const withSandbox = anEdge({ root, sandbox: SANDBOX });

describe('headers of every response', () => {
  const findAgency = () => Promise.reject(new Error('a fault of our own'));
  const failingEdge = anEdge({ root, findAgency, sandbox: SANDBOX });

  it.each(['/', '/healthz', '/assets/main-AbCd1234.js', '/picture.png', '/favicon.ico', '/api/agency', '/media/a.svg'])(
    'forbid guessing its type: %s',
    async (path) => {
      const response = await failingEdge.request(path, OPENING_REQUEST);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).not.toBeNull();
    },
  );

  it('isolate the page from the window that opened it', async () => {
    expect((await edge.request('/', OPENING_REQUEST)).headers.get('cross-origin-opener-policy')).toBe(
      'same-origin-allow-popups',
    );
  });

  it.each([
    '/',
    '/about',
    '/livery-config.json',
    '/assets/main-AbCd1234.js',
    '/third-party-notices.txt',
    '/api/agency',
    '/gone.png',
  ])('hold browsers to https where they came by it: %s', async (path) => {
    const send = (headers: Record<string, string>, remoteAddress: string) =>
      withSandbox.request(path, { headers }, { incoming: { socket: { remoteAddress } } });
    const hsts = async (headers: Record<string, string>, peer: string) =>
      (await send(headers, peer)).headers.get('strict-transport-security');
    const forwarded = { 'x-forwarded-proto': 'https' };
    for (const peer of ['127.0.0.1', '::1', '10.1.2.3', '::ffff:172.16.0.9', '192.168.1.1', 'fd00::1']) {
      expect(await hsts(forwarded, peer)).toBe('max-age=31536000');
    }
    for (const peer of ['203.0.113.9', '::ffff:203.0.113.9', '172.32.0.1', '']) {
      expect(await hsts(forwarded, peer)).toBeNull();
    }
    expect(await hsts({}, '127.0.0.1')).toBeNull();
    expect(await hsts({ 'x-forwarded-proto': 'http' }, '127.0.0.1')).toBeNull();
  });
});

describe('/healthz', () => {
  it('responds ok, as plain text, without looking for an agency', async () => {
    const response = await edge.request('/healthz');
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/plain;charset=UTF-8',
      'ok',
    ]);
  });
});

describe('what is about a person', () => {
  it('is every response of the embedded API, unless it sets another', async () => {
    expect((await withSandbox.request('/api/agency')).headers.get('cache-control')).toBe('no-store');
  });

  it('is no file of the build', async () => {
    const headers = { cookie: 'access_token=abc' };
    const response = await edge.request('/assets/main-AbCd1234.js', { headers });
    expect(response.headers.get('cache-control')).toContain('immutable');
  });
});

describe('a page or file that the browser has already', () => {
  it.each([
    '/',
    '/about',
    '/livery-config.json',
    '/robots.txt',
    '/assets/main-AbCd1234.js',
    '/third-party-notices.txt',
  ])('is not sent once more: %s', async (path) => {
    const firstResponse = await edge.request(path, OPENING_REQUEST);
    const etag = firstResponse.headers.get('etag') ?? '';
    expect(etag).toMatch(/^(?:W\/)?"[\w-]+"$/);
    const secondResponse = await edge.request(path, {
      headers: { ...OPENING_REQUEST.headers, 'if-none-match': `"other", ${etag}` },
    });
    expect([secondResponse.status, await secondResponse.text()]).toEqual([304, '']);
    for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy', 'x-content-type-options']) {
      expect(secondResponse.headers.get(name)).toBe(firstResponse.headers.get(name));
    }
    const changedResponse = await edge.request(path, {
      headers: { ...OPENING_REQUEST.headers, 'if-none-match': '"other"' },
    });
    expect(changedResponse.status).toBe(200);
  });

  it('is another one where its headers are others', async () => {
    const otherEdge = anEdge({ root, configuration: { ...CONFIGURATION, environment: 'local' } });
    const etags = [edge, otherEdge].map(async (eachEdge) =>
      (await eachEdge.request('/livery-config.json')).headers.get('etag'),
    );
    expect(new Set(await Promise.all(etags)).size).toBe(2);
  });

  it('is sent anew by the next server where the file has changed, even at the same length and date', async () => {
    const [file, date] = [join(root, 'client', 'third-party-notices.txt'), new Date(0)];
    const textBefore = readFileSync(file, 'utf8');
    utimesSync(file, date, date);
    const etag = (await edge.request('/third-party-notices.txt')).headers.get('etag') ?? '';
    const requestAgain = (servedApp: Hono) =>
      servedApp.request('/third-party-notices.txt', { headers: { 'if-none-match': etag } });
    expect((await requestAgain(edge)).status).toBe(304);
    writeFileSync(file, textBefore.toUpperCase());
    utimesSync(file, date, date);
    const response = await requestAgain(anEdge({ root }));
    expect([response.status, await response.text()]).toEqual([200, textBefore.toUpperCase()]);
    writeFileSync(file, textBefore);
  });
});

describe('the page travels compressed', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])('by %s to a browser that accepts %s', async (encoding, acceptedEncoding, decompress) => {
    for (const path of ['/', '/about', '/livery-config.json', '/robots.txt']) {
      const plain = await edge.request(path, OPENING_REQUEST);
      const packedResponse = await edge.request(path, {
        headers: { ...OPENING_REQUEST.headers, 'accept-encoding': acceptedEncoding },
      });
      expect(packedResponse.headers.get('content-encoding')).toBe(encoding);
      expect(decompress(await packedResponse.arrayBuffer()).toString()).toBe(await plain.text());
      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(packedResponse.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    }
  });

  it.each([
    ['/', 'Accept-Encoding, Accept-Language, Cookie'],
    ['/livery-config.json', 'Accept-Encoding'],
    ['/assets/main-AbCd1234.js', 'Accept-Encoding'],
    ['/robots.txt', 'Accept-Encoding'],
  ])('or not, with a Vary header in both forms: %s', async (path, vary) => {
    for (const accepted of ['br', 'identity']) {
      const response = await edge.request(path, {
        headers: { ...OPENING_REQUEST.headers, 'accept-encoding': accepted },
      });
      expect(response.headers.get('vary')).toBe(vary);
    }
  });
});
