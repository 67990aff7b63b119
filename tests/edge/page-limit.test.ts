import { describe, expect, it } from 'vitest';
import { limitPages } from '../../src/edge/operation/limit-pages.ts';
import { aBuiltShell } from './a-built-shell.ts';
import { anEdge, OPENING_REQUEST } from './an-edge.ts';

const root = aBuiltShell();
const PROXY = [{ family: 'ipv4', address: '127.0.0.1', prefix: 32 }] as const;

/** An edge behind a proxy that limits pages per minute and client; the agencies that it looked up, and its log. */
function aLimitedEdge(perMinute = 2) {
  const foundSites: string[] = [];
  const logged: unknown[] = [];
  const log = { warn: (line: object) => void logged.push(line) };
  const edge = anEdge({
    root,
    trustedProxies: PROXY,
    findAgency: async ({ hostname }) => {
      foundSites.push(hostname);
      return null;
    },
    limitPages: limitPages({ perMinute, trustedProxies: PROXY, log }),
  });
  const socket = { remoteAddress: '127.0.0.1' };
  return {
    found: foundSites,
    logged,
    /** Opens a page as a client with this address, which the proxy passes on. */
    open(path: string, client = '203.0.113.7', more: Record<string, string> = {}) {
      const headers = { 'x-forwarded-for': client, host: 'aurora.example' };
      const incoming = { headers, socket, connection: socket };
      const requestOptions = { headers: { ...OPENING_REQUEST.headers, ...more } };
      return edge.request(`http://aurora.example${path}`, requestOptions, { incoming });
    },
  };
}

describe('more pages than a client gets in a minute', () => {
  it('are the page as it was built, which the browser renders, as a 429 that nobody stores', async () => {
    const { open, found } = aLimitedEdge();
    for (const path of ['/a', '/b']) expect((await open(path)).status).toBe(200);
    const calls = found.length;
    const response = await open('/c');
    expect(response.status).toBe(429);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'retry-after': expect.stringMatching(/^(?:[1-9]|[1-5]\d|60)$/),
      'cache-control': 'private, no-store',
      'cache-status': 'livery; fwd=bypass',
      'content-type': 'text/html; charset=UTF-8',
      'content-security-policy': expect.stringContaining("object-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-livery-tenant': 'http://aurora.example',
      'x-robots-tag': 'noindex',
    });
    const page = await response.text();
    expect(page).toContain('<title>aurora.example</title>');
    expect(page).toContain('<html data-tenant="http://aurora.example" lang="en">');
    expect(page).toContain('<div id="root">');
    // Requests of this client for pages of invented hosts cause no more API calls.
    expect(found).toHaveLength(calls);
  });

  it('are refused with a session, too: nothing of theirs is stored', async () => {
    const { open } = aLimitedEdge(1);
    const cookie = { cookie: 'access_token=abc' };
    expect((await open('/a', '203.0.113.7', cookie)).status).toBe(200);
    expect((await open('/a', '203.0.113.7', cookie)).status).toBe(429);
  });

  it('are not refused where the deployment sets no limit, or the proxy names no client', async () => {
    const unlimited = aLimitedEdge(0);
    const unnamedLimitedEdge = aLimitedEdge(1);
    for (let page = 1; page <= 5; page += 1) {
      expect((await unlimited.open(`/${page}`)).status).toBe(200);
      expect((await unnamedLimitedEdge.open(`/${page}`, '127.0.0.1')).status).toBe(200);
    }
  });

  it('are counted with the files that are made for machines, which call the API for invented hosts, too', async () => {
    const { open, found } = aLimitedEdge(2);
    for (const path of ['/robots.txt', '/sitemap.xml']) expect((await open(path)).status).not.toBe(429);
    const calls = found.length;
    for (const path of ['/robots.txt', '/livery-config.json', '/manifest.webmanifest', '/a'])
      expect((await open(path)).status).toBe(429);
    expect(found).toHaveLength(calls);
  });

  it('leave the files of the build and health alone', async () => {
    const { open } = aLimitedEdge(1);
    await open('/a');
    const paths = ['/assets/main-AbCd1234.js', '/healthz', '/favicon.ico'];
    const statuses = await Promise.all(paths.map(async (path) => (await open(path)).status));
    expect(statuses).not.toContain(429);
    expect((await open('/b')).status).toBe(429);
  });
});
