import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Tenant } from '../../../src/domain/agency/tenant.ts';
import type { EncodedPage } from '../../../src/edge/cache/encoded-page.ts';
import { createPageCache, type PageLimits } from '../../../src/edge/cache/page-cache.ts';
import { aTenant } from '../../support/data/some-tenants.ts';
import { AURORA, aKey, aPage, BOREAL } from './a-page.ts';

const SECOND_MS = 1000;

/** A cache whose clock the test moves, starting at an arbitrary moment. */
function aCache(limits?: PageLimits) {
  let time = 12_345;
  const cache = createPageCache(() => time, { limits });
  return {
    cache,
    pass: (seconds: number) => {
      time += seconds * SECOND_MS;
    },
    isStored: (key = aKey()) => cache.stored(key) !== undefined,
    store: (key = aKey(), page = aPage({ tenant: key.tenant })) => cache.made(key, async () => page),
  };
}

/** A renderer whose pages the test finishes. */
function aSlowRender() {
  const finish: ((page: EncodedPage) => void)[] = [];
  const make = vi.fn(() => new Promise<EncodedPage>((resolve) => void finish.push(resolve)));
  return { make, finish };
}

describe('a page that was made', () => {
  it('is given without making another while it is fresh', async () => {
    const { cache, pass, store } = aCache();
    const page = await store();
    pass(9.9);
    expect(cache.stored(aKey())).toMatchObject({ page, isStale: false });
  });

  it('says how many whole seconds ago it was stored (RFC 9111, Age)', async () => {
    const { cache, pass, store } = aCache();
    await store();
    pass(0.9);
    expect(cache.stored(aKey())?.age).toBe(0);
    pass(9.2);
    expect(cache.stored(aKey())?.age).toBe(10);
  });

  it('is stale after that, until the next one replaces it', async () => {
    const { cache, pass, store } = aCache();
    await store();
    pass(10);
    expect(cache.stored(aKey())).toMatchObject({ page: { status: 200 }, isStale: true });
    await store(aKey(), aPage({ status: 404 }));
    pass(9);
    expect(cache.stored(aKey())).toMatchObject({ page: { status: 404 }, isStale: false });
  });

  it('is fresh for as long as its data may be shared, if that is less', async () => {
    const { cache, pass, store } = aCache();
    await store(aKey(), aPage({ sharedFor: 5 }));
    pass(4.9);
    expect(cache.stored(aKey())?.isStale).toBe(false);
  });

  it('is gone after twenty seconds, whoever asked for it meanwhile', async () => {
    const { pass, store, isStored } = aCache();
    await store();
    pass(9);
    expect(isStored()).toBe(true);
    pass(11.1);
    expect(isStored()).toBe(false);
  });

  it('stays where the next one can not be shared', async () => {
    const { cache, pass, store } = aCache();
    await store();
    pass(11);
    await store(aKey(), aPage({ isShared: false, status: 503 }));
    expect(cache.stored(aKey())?.page.status).toBe(200);
  });

  it('is made once for all who wait, even where it can not be stored', async () => {
    const { cache, isStored } = aCache();
    const { make, finish } = aSlowRender();
    const waiting = Array.from({ length: 100 }, () => cache.made(aKey(), make));
    expect(make).toHaveBeenCalledTimes(1);
    const page = await aPage({ isShared: false });
    finish[0]?.(page);
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([page]));
    expect(isStored()).toBe(false);
  });

  it('is not stored under the key of another tenant, or without its mark', async () => {
    const { store, isStored } = aCache();
    await store(aKey(AURORA), aPage({ tenant: BOREAL }));
    await store(aKey(AURORA, '/about'), aPage({ text: '<html></html>' }));
    expect([isStored(), isStored(aKey(AURORA, '/about'))]).toEqual([false, false]);
  });

  it('is tried again where making it failed', async () => {
    const { cache, store, isStored } = aCache();
    await expect(cache.made(aKey(), () => Promise.reject(new Error('a fault of our own')))).rejects.toThrow('fault');
    await store();
    expect(isStored()).toBe(true);
  });
});

describe('a purge', () => {
  it("drops a tenant's pages and no other's", async () => {
    const { cache, store, isStored } = aCache();
    const nearTenant = aTenant('https://aurora.example.com');
    const keys = [aKey(AURORA), aKey(AURORA, '/?a=1', true), aKey(BOREAL), aKey(nearTenant)];
    await Promise.all(keys.map((key) => store(key)));
    cache.purge(AURORA);
    expect(keys.map((key) => isStored(key))).toEqual([false, false, true, true]);
  });

  it('leaves what was begun for another tenant: it is made once, and stored', async () => {
    const { cache, isStored } = aCache();
    const { make, finish } = aSlowRender();
    const pagePromiseBefore = cache.made(aKey(BOREAL), make);
    cache.purge(AURORA);
    const pagePromiseAfter = cache.made(aKey(BOREAL), make);
    finish[0]?.(await aPage({ tenant: BOREAL }));
    expect(await pagePromiseAfter).toBe(await pagePromiseBefore);
    expect([make.mock.calls.length, isStored(aKey(BOREAL))]).toEqual([1, true]);
  });

  it('of all tenants drops every page', async () => {
    const { cache, store, isStored } = aCache();
    const keys = [aKey(AURORA), aKey(AURORA, '/?a=1', true), aKey(BOREAL)];
    await Promise.all(keys.map((key) => store(key)));
    cache.purge();
    expect(keys.map((key) => isStored(key))).toEqual([false, false, false]);
  });

  it('does not store what was begun before it, nor give it to those who come after', async () => {
    const { cache, isStored } = aCache();
    const { make, finish } = aSlowRender();
    const pagePromiseBefore = cache.made(aKey(), make);
    cache.purge(AURORA);
    const pagePromiseAfter = cache.made(aKey(), make);
    expect(make).toHaveBeenCalledTimes(2);
    finish[1]?.(await aPage({ status: 403 }));
    expect((await pagePromiseAfter).status).toBe(403);
    finish[0]?.(await aPage());
    await pagePromiseBefore;
    expect(cache.stored(aKey())?.page.status).toBe(403);
    expect(isStored()).toBe(true);
  });
});

describe('space', () => {
  const LIMITS = { entries: 80, bytes: 1_000_000 };
  const ports = (index: number) => aKey(aTenant(`https://aurora.example:${4000 + index}`));

  it('holds so many pages, and those longest that were asked for last', async () => {
    const { store, isStored } = aCache(LIMITS);
    const key = (index: number) => aKey(AURORA, `/${index}`);
    for (let index = 0; index < 80; index += 1) await store(key(index));
    expect(isStored(key(0))).toBe(true);
    await store(key(80));
    expect([isStored(key(0)), isStored(key(1)), isStored(key(80))]).toEqual([true, false, true]);
  });

  it('holds so many bytes in their compressed forms, and no page that is larger', async () => {
    const { store, isStored } = aCache(LIMITS);
    // Six random bits per character: compression can't save more than a quarter.
    const text = (length: number) => randomBytes(length).toString('base64').slice(0, length);
    const file = (tenant: Tenant, length: number) => aPage({ tenant, text: text(length), type: 'text/plain' });
    await store(aKey(), file(AURORA, 700_000));
    expect(isStored()).toBe(false);
    await store(aKey(), file(AURORA, 350_000));
    expect(isStored()).toBe(true);
    await store(aKey(BOREAL), file(BOREAL, 350_000));
    expect([isStored(), isStored(aKey(BOREAL))]).toEqual([false, true]);
  });

  it('counts keys, which anybody can make long', async () => {
    const { store, isStored } = aCache(LIMITS);
    const key = (letter: string) => aKey(AURORA, `/${letter.repeat(300_000)}`);
    await store(key('a'));
    await store(key('b'));
    expect([isStored(key('a')), isStored(key('b'))]).toEqual([false, true]);
  });

  it.each<[string, (index: number) => ReturnType<typeof aKey>, number]>([
    ['with a query', (index) => aKey(AURORA, `/?x=${index}`, true), 200],
    ['on other ports', ports, 200],
    ['that are not found', (index) => aKey(AURORA, `/${index}`), 404],
  ])('is apart for pages that anybody can make up: %s', async (_, key, status) => {
    const { store, isStored } = aCache(LIMITS);
    await store(aKey(AURORA, '/about'));
    for (let index = 0; index < 200; index += 1) await store(key(index), aPage({ tenant: key(index).tenant, status }));
    expect(isStored(aKey(AURORA, '/about'))).toBe(true);
    expect(isStored(key(199))).toBe(true);
    expect(isStored(key(0))).toBe(false);
  });
});
