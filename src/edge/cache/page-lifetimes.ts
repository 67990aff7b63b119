/** How long a page that is shared may be used, in seconds. */
export interface PageLifetimes {
  /** What changes at an agency shows at the latest after this, and what its responses are cached for. */
  readonly fresh: number;
  /** After that: it is sent while a new one is rendered. */
  readonly stale: number;
  /** How long caches in front of the edge may use it while the edge fails. */
  readonly onError: number;
}

/** If no setting says otherwise. */
export const PAGE_LIFETIMES: PageLifetimes = { fresh: 10, stale: 10, onError: 86_400 };

/** The same for a page whose data may be shared for some seconds only. */
export function limitLifetimes({ fresh, stale, onError }: PageLifetimes, seconds: number): PageLifetimes {
  const freshFor = Math.min(fresh, seconds);
  const left = seconds - freshFor;
  return { fresh: freshFor, stale: Math.min(stale, left), onError: Math.min(onError, left) };
}

/** For a page with a failure status: browsers revalidate it each time, caches in front of the edge store it as long as the edge does. */
export function sharedFailureCacheControl({ fresh, stale }: PageLifetimes): string {
  return `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${stale}`;
}
/** For a successful page, which caches in front may still send while the edge fails. */
export function sharedCacheControl(lifetimes: PageLifetimes): string {
  return `${sharedFailureCacheControl(lifetimes)}, stale-if-error=${lifetimes.onError}`;
}
/** For a page that is not rendered because the edge is busy: caches in front store it for a second, which relieves the edge. */
export const BRIEFLY_SHARED_CACHE_CONTROL = 'public, max-age=0, s-maxage=1';
/** For a page that is nobody's and not shared: the back/forward cache takes it, and it is requested anew otherwise. */
export const PRIVATE_CACHE_CONTROL = 'private, no-cache';
/** For a response to somebody who is signed in, and for one that is incomplete or wrong. */
export const NO_STORE_CACHE_CONTROL = 'private, no-store';
/** What a page depends on, in a request's headers. */
export const VARY = 'Accept-Encoding, Accept-Language, Cookie';

/** Seconds after which to request again what failed, as a header: the API may be back by then. */
export const RETRY_AFTER_SECONDS = '5';
