import { afterEach, describe, expect, it, vi } from 'vitest';
import { aBuiltShell } from '../../../../tests/edge/a-built-shell.ts';
import { OPENING_REQUEST } from '../../../../tests/edge/an-edge.ts';
import { aTenant } from '../../../../tests/support/data/some-tenants.ts';
import { aCachingEdge } from './a-caching-edge.ts';
import { aMarkingApi, markOf } from './a-marking-api.ts';

const root = aBuiltShell();
const AURORA = aTenant('http://aurora.example');
const BOREAL = aTenant('http://boreal.example');

/** An edge whose API counts the calls for each site, and whose clock the test advances. */
function aCountedEdge() {
  const marking = aMarkingApi();
  const calls: string[] = [];
  const { edge, close } = aCachingEdge(root, (request) => {
    calls.push(`${request.headers.get('origin')}${new URL(request.url).pathname}`);
    return marking.api(request);
  });
  const real = performance.now.bind(performance);
  let passed = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => real() + passed);
  const open = async (path: string, { tenant = AURORA, ...headers }: Record<string, string> = {}) => {
    const response = await edge.request(`${tenant}${path}`, { headers: { ...OPENING_REQUEST.headers, ...headers } });
    return { response, body: await response.text() };
  };
  return {
    edge,
    close,
    open,
    marking,
    callsOf: (tenant: string, path = '/') => calls.filter((call) => call.startsWith(`${tenant}${path}`)).length,
    pass: (seconds: number) => {
      passed += seconds * 1000;
    },
  };
}

afterEach(() => void vi.restoreAllMocks());

/** Its headers, except those about its source and its time. */
function headersOf(response: Response | undefined) {
  const { 'cache-status': _, age: __, ...headers } = Object.fromEntries(response?.headers ?? []);
  return headers;
}

describe('a page that many visitors open', () => {
  it('is rendered once, and the same with the headers that it had at first', async () => {
    const { open, close, callsOf } = aCountedEdge();
    const [first, ...others] = await Promise.all(Array.from({ length: 50 }, () => open('/faqs')));
    const later = await open('/faqs', { cookie: 'x-session-id=other' });
    expect(new Set([first, ...others, later].map((one) => one?.body)).size).toBe(1);
    expect(headersOf(later.response)).toEqual(headersOf(first?.response));
    expect(later.response.headers.get('cache-status')).toBe('livery; hit');
    expect(later.response.headers.get('age')).toMatch(/^\d$/);
    expect(first?.response.headers.has('age')).toBe(false);
    expect(first?.body).toContain(markOf(AURORA));
    expect([callsOf(AURORA, '/api/agency/faqs'), callsOf(AURORA, '/api/agency')]).toEqual([
      1,
      // Agency, languages and FAQ.
      3,
    ]);
    await close();
  });
});

describe('a file that is made for a site', () => {
  const FILES = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/livery-config.json'];

  it.each(FILES)('is made once, whatever the query and the visitor: %s', async (path) => {
    const { open, close, callsOf, pass } = aCountedEdge();
    const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => open(path)));
    const calls = callsOf(AURORA);
    // API responses are fresh for longer than files: only the headers show that a file is created again.
    pass(9);
    const later = [await open(`${path}?x=1`), await open(path, { 'accept-language': 'ar', cookie: 'currency=1' })];
    for (const { response, body } of [...others, ...later]) {
      expect(body).toBe(first?.body);
      expect(headersOf(response)).toEqual(headersOf(first?.response));
    }
    expect(callsOf(AURORA)).toBe(calls);
    expect(callsOf(AURORA, '/api/agency')).toBeLessThanOrEqual(2);
    await close();
  });

  it.each(FILES)('is dropped with its site, and with no other: %s', async (path) => {
    const { edge, open, close, callsOf } = aCountedEdge();
    await open(path);
    await open(path, { tenant: BOREAL });
    const [calls, others] = [callsOf(AURORA), callsOf(BOREAL)];
    await edge.purge(AURORA);
    await open(path);
    await open(path, { tenant: BOREAL });
    expect([callsOf(AURORA), callsOf(BOREAL)]).toEqual([calls * 2, others]);
    await close();
  });

  it.each(FILES)('stays while the API is down, and is stored nowhere for a person: %s', async (path) => {
    const { open, close, marking, pass } = aCountedEdge();
    const { body } = await open(path);
    marking.isDown = true;
    pass(3600);
    expect(await open(path)).toMatchObject({ response: { status: 200 }, body });
    const { response } = await open(path, { cookie: 'access_token=abc' });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    await close();
  });
});

describe('the page of a person', () => {
  it('at /logout clears cookies for each who opens it', async () => {
    const { open, close } = aCountedEdge();
    for (const { response } of [await open('/logout'), await open('/logout')]) {
      expect(response.headers.getSetCookie()).not.toEqual([]);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
    }
    await close();
  });
});

describe('while the API is down', () => {
  it('a page that is known goes on from what was loaded before', async () => {
    const { open, close, marking, pass } = aCountedEdge();
    await open('/faqs');
    marking.isDown = true;
    pass(3600);
    const { response, body } = await open('/faqs');
    expect([response.status, response.headers.get('x-livery-tenant')]).toEqual([200, AURORA]);
    expect(body).toContain(markOf(AURORA));
    await close();
  });

  it('a page of a site that is not known is no success, and not stored', async () => {
    const { open, close, marking } = aCountedEdge();
    marking.isDown = true;
    const { response } = await open('/faqs');
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'private, no-store']);
    await close();
  });
});

describe('a purge', () => {
  it("drops a site's pages and responses, and no other's", async () => {
    const { edge, open, close, callsOf } = aCountedEdge();
    const before = [await open('/faqs'), await open('/faqs', { tenant: BOREAL })];
    const calls = callsOf(BOREAL);
    await edge.purge(AURORA);
    const after = [await open('/faqs'), await open('/faqs', { tenant: BOREAL })];
    expect(callsOf(AURORA, '/api/agency/faqs')).toBe(2);
    expect(callsOf(BOREAL)).toBe(calls);
    expect(after[0]?.body).not.toBe(before[0]?.body);
    expect(after[1]?.body).toBe(before[1]?.body);
    await close();
  });
});
