import { LRUCache } from 'lru-cache';
import { isOnUsualPort, type Tenant } from '../../domain/agency/tenant.ts';
import type { EncodedPage } from './encoded-page.ts';
import type { PageKey } from './page-key.ts';
import { PAGE_LIFETIMES, type PageLifetimes } from './page-lifetimes.ts';

/** Makes a page; never rejects. */
export type MakePage = () => Promise<EncodedPage>;

/**
 * Caches pages in memory for seconds, and makes each page only once at a time.
 *
 * - A page is fresh for `PageLifetimes.fresh`. After that it is sent for `stale` seconds more, while a new one is made.
 * - All requests that wait for the same page get the one that is being made, even if it may not be stored.
 * - Only shared pages with their tenant's mark are stored.
 * - Space is limited by number and size. Unusual pages (with a query, on another port, not found), which may be
 *   invented, can't evict the others.
 */
export interface PageCache {
  /** The page stored under a key; `undefined` if there is none. */
  stored(key: PageKey): StoredPage | undefined;
  isBeingMade(key: PageKey): boolean;
  /** The page that is already being made, or a new one. */
  made(key: PageKey, make: MakePage): Promise<EncodedPage>;
  /** Deletes every page of a tenant, or of all; pages that are being made are not stored. */
  purge(tenant?: Tenant): void;
}

export interface StoredPage {
  readonly page: EncodedPage;
  /** Whole seconds since it was stored. */
  readonly age: number;
  /** Whether a new page should be made while this one is sent. */
  readonly isStale: boolean;
}

/** The most space for stored pages, with their keys. */
export interface PageLimits {
  readonly entries: number;
  readonly bytes: number;
}

const BYTES_PER_MEGABYTE = 1024 * 1024;
/** Some six hundred home pages with their deals: more than are rendered in the lifetime of one. */
const DEFAULT_LIMITS: PageLimits = { entries: 5000, bytes: 32 * BYTES_PER_MEGABYTE };
/** Unusual pages have an eighth of the space. */
const UNUSUAL_SHARE = 1 / 8;

/** The most bytes that a character of a key takes. */
const BYTES_PER_CHARACTER = 2;

const MS_PER_SECOND = 1000;

/** A page that is being made. */
interface PendingPage {
  readonly tenant: Tenant;
  readonly page: Promise<EncodedPage>;
}

interface PageCacheOptions {
  readonly limits?: PageLimits | undefined;
  readonly lifetimes?: PageLifetimes;
}

/** @param now milliseconds since any fixed time */
export function createPageCache(
  now: () => number,
  { limits: { entries, bytes } = DEFAULT_LIMITS, lifetimes: { fresh, stale } = PAGE_LIFETIMES }: PageCacheOptions = {},
): PageCache {
  const staleMs = stale * MS_PER_SECOND;
  const space = (share: number) =>
    new LRUCache<string, { readonly page: EncodedPage; readonly tenant: Tenant; readonly storedAt: number }>({
      max: Math.ceil(entries * share),
      maxSize: Math.ceil(bytes * share),
      sizeCalculation: ({ page }, key) => page.size + key.length * BYTES_PER_CHARACTER,
      ttl: fresh * MS_PER_SECOND + staleMs,
      ttlResolution: 0,
      perf: { now },
    });
  const [usual, unusual] = [space(1), space(UNUSUAL_SHARE)];
  const renders = new Map<string, PendingPage>();

  function made(key: PageKey, make: MakePage): Promise<EncodedPage> {
    const startedRender = renders.get(key.text);
    if (startedRender !== undefined) return startedRender.page;
    const page = make()
      .then((result) => {
        // A purge since then removes it from the list.
        if (renders.get(key.text) === render) store(key, result);
        return result;
      })
      .finally(() => {
        if (renders.get(key.text) === render) renders.delete(key.text);
      });
    const render: PendingPage = { tenant: key.tenant, page };
    renders.set(key.text, render);
    return page;
  }

  function store({ text, tenant, hasQuery }: PageKey, page: EncodedPage): void {
    if (!page.isShared || page.tenant !== tenant) return;
    const isUsual = page.status === 200 && !hasQuery && isOnUsualPort(tenant);
    // The previous one may be in the other cache.
    for (const pages of [usual, unusual]) pages.delete(text);
    const ttl = Math.min(fresh * MS_PER_SECOND + staleMs, page.sharedFor * MS_PER_SECOND);
    if (ttl > 0) (isUsual ? usual : unusual).set(text, { page, tenant, storedAt: now() }, { ttl });
  }

  return {
    made,
    isBeingMade: (key) => renders.has(key.text),
    stored(key) {
      const pages = usual.has(key.text) ? usual : unusual;
      const stored = pages.get(key.text);
      if (stored === undefined) return undefined;
      const seconds = (now() - stored.storedAt) / MS_PER_SECOND;
      return {
        page: stored.page,
        age: Math.floor(seconds),
        isStale: seconds >= Math.min(fresh, stored.page.sharedFor),
      };
    },
    purge(tenant) {
      const isPurged = (of: Tenant) => tenant === undefined || of === tenant;
      for (const pages of [usual, unusual])
        for (const [key, { tenant: of }] of [...pages.entries()]) if (isPurged(of)) pages.delete(key);
      for (const [key, render] of renders) if (isPurged(render.tenant)) renders.delete(key);
    },
  };
}
