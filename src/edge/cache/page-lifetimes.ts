/** How long a shared page may be used, in seconds. */
export interface PageLifetimes {
  /** An agency's changes are shown after this time and the cache time of its responses, at most. */
  readonly fresh: number;
  /** How long it is sent after that, while a new one is rendered. */
  readonly stale: number;
  /** How long caches in front of the edge may use it while the edge fails. */
  readonly onError: number;
}

/** Used unless settings change them. */
export const PAGE_LIFETIMES: PageLifetimes = { fresh: 10, stale: 10, onError: 86_400 };

/** Shorter lifetimes, for a page whose data may only be shared for some seconds. */
export function limitLifetimes({ fresh, stale, onError }: PageLifetimes, seconds: number): PageLifetimes {
  const freshFor = Math.min(fresh, seconds);
  const left = seconds - freshFor;
  return { fresh: freshFor, stale: Math.min(stale, left), onError: Math.min(onError, left) };
}

/**
 * For a page with a failure status: browsers revalidate it each time, caches in front of the edge store it for as long
 * as the edge does.
 */
export function sharedFailureCacheControl({ fresh, stale }: PageLifetimes): string {
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}
/** For a successful page, which caches in front of the edge may still send while the edge fails. */
export function sharedCacheControl(lifetimes: PageLifetimes): string {
  return `${sharedFailureCacheControl(lifetimes)}, stale-if-error=${lifetimes.onError}`;
}
/**
 * For a page that isn't rendered because the edge is busy: caches in front store it for a second, which relieves the
 * edge.
 */
export const BRIEFLY_SHARED_CACHE_CONTROL = 'public, max-age=0, s-maxage=1';
/**
 * For a page without personal data that isn't shared: the back/forward cache may keep it; otherwise it is requested
 * again.
 */
export const PRIVATE_CACHE_CONTROL = 'private, no-cache';
/** For responses to signed-in users, and for incomplete or wrong ones. */
export const NO_STORE_CACHE_CONTROL = 'private, no-store';
/** The request headers that a page depends on. */
export const VARY_HEADER = 'Accept-Encoding, Accept-Language, Cookie';

/** Header value: after this many seconds a failed request may be repeated, because the API may be back by then. */
export const RETRY_AFTER_SECONDS = '5';
