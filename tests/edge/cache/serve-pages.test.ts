import { afterEach, describe, expect, it, vi } from 'vitest';
import { aTenant } from '../../support/data/some-tenants.ts';
import { createServedPages, FILE, OTHER_FILE, TENANT } from './served-pages.ts';

afterEach(() => void vi.useRealTimers());

describe('what is served to visitors', () => {
  it.each([
    ['pages', '/faqs'],
    ['files', FILE],
  ] as const)('is made once for each site, with its scheme and port: %s', async (kind, path) => {
    const { open, made } = createServedPages();
    const sites = ['http://a.example', 'https://a.example', 'http://a.example:8080', 'http://b.example'];
    for (let time = 1; time <= 2; time += 1) {
      for (const site of sites) expect((await open(path, {}, site)).headers.get('x-livery-tenant')).toBe(site);
    }
    expect(made[kind]).toBe(sites.length);
  });

  it('has its key made once for each request, whether it is stored or not', async () => {
    const { open, made } = createServedPages();
    for (let request = 1; request <= 3; request += 1) await open('/faqs');
    expect(made.keys).toBe(3);
  });

  it('is taken from the store for GET and HEAD only', async () => {
    const { open, made } = createServedPages();
    await open('/faqs');
    const statuses = ['GET', 'HEAD', 'POST'].map(async (method) => (await open('/faqs', { method })).status);
    expect([await Promise.all(statuses), made.pages]).toEqual([[200, 200, 405], 1]);
  });

  it('is sent once it is stale, while a new one is made: once for all, and counted for the client', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['performance'] });
    const { open, made } = createServedPages({ limit: 2 });
    const openAfter = async (seconds: number) => {
      vi.advanceTimersByTime(seconds * 1000);
      const responses = await Promise.all([open('/faqs'), open('/faqs')]);
      return [...responses.map(({ status }) => status), made.pages];
    };
    await open('/faqs');
    expect(await openAfter(11)).toEqual([200, 200, 2]);
    // This client has reached its limit: it gets the stale page, and no new one is made.
    expect(await openAfter(11)).toEqual([200, 200, 2]);
  });

  it('is the file of its path, whatever the query', async () => {
    const { open } = createServedPages();
    const texts = await Promise.all([FILE, OTHER_FILE, `${FILE}?x=1`].map(async (path) => (await open(path)).text()));
    expect(texts).toEqual([`${FILE} 1`, `${OTHER_FILE} 2`, `${FILE} 1`]);
  });

  it('is another page on the next day of its zone', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T19:59:59Z'), toFake: ['Date'] });
    const { open, made } = createServedPages();
    const openAll = async () => {
      for (const cookie of ['time-zone=UTC', 'time-zone=Asia/Dubai']) await open('/', { headers: { cookie } });
    };
    await openAll();
    await openAll();
    expect(made.pages).toBe(2);
    // It is midnight only in Dubai.
    vi.setSystemTime(Date.parse('2026-11-22T20:00:00Z'));
    await openAll();
    expect(made.pages).toBe(3);
  });

  it('is never what was made for another site: a 500 without content, which is counted', async () => {
    const otherTenant = aTenant('http://boreal.example');
    const { open, mismatches } = createServedPages({ madeFor: () => otherTenant });
    for (const path of ['/faqs', FILE]) {
      const response = await open(path);
      expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
        500,
        '',
        'private, no-store',
      ]);
    }
    expect(mismatches).toEqual(Array(2).fill({ requested: TENANT, found: otherTenant }));
  });
});

describe('the limit of a client', () => {
  it('counts pages that have to be made: and files: neither stored ones, nor those that are being made', async () => {
    const { open, made } = createServedPages({ limit: 4 });
    const statusesOf = (paths: readonly string[]) => Promise.all(paths.map(async (path) => (await open(path)).status));
    expect(await statusesOf(['/faqs', FILE, OTHER_FILE])).toEqual([200, 200, 200]);
    expect(await statusesOf(['/faqs', '/faqs', FILE, '/about'])).toEqual([200, 200, 200, 200]);
    expect(await statusesOf(['/faqs', '/deals', FILE, '/about'])).toEqual([200, 429, 200, 200]);
    expect(made).toMatchObject({ pages: 2, files: 2 });
  });

  it('is a response with the seconds to wait, which nobody stores', async () => {
    const { open } = createServedPages({ limit: 0 });
    const { status, headers } = await open('/faqs');
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([429, '7', 'private, no-store']);
  });

  it('counts one for many who request the same page at the same time, once it is being made', async () => {
    let resolve: () => void = () => undefined;
    const promise = new Promise<void>((done) => {
      resolve = done;
    });
    const { open, made } = createServedPages({ limit: 1, until: promise });
    const firstPage = open('/faqs');
    await vi.waitFor(() => expect(made.pages).toBe(1));
    const otherPages = Array.from({ length: 5 }, () => open('/faqs'));
    resolve();
    expect((await Promise.all([firstPage, ...otherPages])).map(({ status }) => status)).toEqual(Array(6).fill(200));
  });
});

describe('what is served to a person', () => {
  const PEOPLE: [string, string, RequestInit][] = [
    ['an access token', '', { headers: { cookie: 'a=b; access_token=abc' } }],
    ['an empty access token before another one', '', { headers: { cookie: 'access_token=; access_token=abc' } }],
    ['an access token before an empty one', '', { headers: { cookie: 'access_token=abc; access_token=' } }],
    ['a role', '', { headers: { cookie: 'auth=agent' } }],
    ['an authorisation', '', { headers: { authorization: 'Basic abc' } }],
    ['an access token in the address', '?access_token=abc', {}],
    ['a token in the address', '?token=abc', {}],
    ['a session in the address', '?xsessionid=abc', {}],
    ['a one-time code in the address', '?code=a1b2c3d4', {}],
  ];

  it.each(PEOPLE)('is made for the request, and stored nowhere: with %s', async (_, query, init) => {
    const { open, made } = createServedPages();
    for (const [kind, path] of [
      ['pages', '/faqs'],
      ['files', FILE],
    ] as const) {
      // A page that another visitor left in the store is not used, even if the key is the same.
      await open(path);
      for (let time = 1; time <= 2; time += 1)
        expect((await open(`${path}${query}`, init)).headers.get('cache-control')).toBe('private, no-store');
      await open(path);
      expect(made[kind]).toBe(3);
    }
  });

  it('may not be stored by caches in front, even for a second', async () => {
    const { open } = createServedPages({ over: { isShared: false, isBrieflyShared: true, isKept: true } });
    expect((await open('/')).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    const ownResponse = await open('/', { headers: { cookie: 'access_token=abc' } });
    expect(ownResponse.headers.get('cache-control')).toBe('private, no-store');
  });
});
