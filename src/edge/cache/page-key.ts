import { LRUCache } from 'lru-cache';
import { type CacheKey, cacheKey } from '../../application/shared/cache-key.ts';
import type { Tenant } from '../../domain/agency/tenant.ts';
import { todayIn } from '../../domain/trip/today-in.ts';
import type { Site } from '../site.ts';

/** What a page depends on beside its request. */
interface DayAndBuild {
  /** The calendar day in the request's zone (ISO 8601), see `daysInZones`. */
  readonly day: string;
  /** Another text for every build. */
  readonly build: string;
}

/** The key of a page or a file that is made for a site. */
export interface PageKey extends CacheKey {
  /** Anybody can make up queries: what has one is stored apart. */
  readonly hasQuery: boolean;
}

/**
 * The key of a rendered page: the whole of what it is rendered from. The query counts to the
 * letter, because links to sign in lead back to it.
 */
export function pageKey(site: Site, { day, build }: DayAndBuild): PageKey {
  const { tenant, location, signedIn, hasDeepLink, preferredLanguages, cookies, currency, timeZone } = site;
  const key = cacheKey(tenant, [
    'page',
    location,
    signedIn,
    hasDeepLink,
    preferredLanguages,
    cookies,
    currency,
    timeZone,
    day,
    build,
  ]);
  return { ...key, hasQuery: location.includes('?') };
}

/** The key of a file that is made for a site. It is the same for everybody, whatever the query. */
export function fileKey(tenant: Tenant, path: string, build: string): PageKey {
  return { ...cacheKey(tenant, ['file', path, build]), hasQuery: false };
}

/** In every zone days begin, and clocks change, at a multiple of it. In milliseconds. */
const QUARTER_HOUR_MS = 15 * 60 * 1000;
/** More than there are zones. */
const MAX_ZONES = 1000;

/** The calendar day in a zone (ISO 8601), worked out once in a quarter of an hour. */
export function daysInZones(now: () => number): (timeZone: string) => string {
  const days = new LRUCache<string, { readonly quarter: number; readonly day: string }>({ max: MAX_ZONES });
  return (timeZone) => {
    const quarter = Math.floor(now() / QUARTER_HOUR_MS);
    const known = days.get(timeZone);
    if (known?.quarter === quarter) return known.day;
    const day = todayIn(Temporal.Instant.fromEpochMilliseconds(quarter * QUARTER_HOUR_MS), timeZone).toString();
    days.set(timeZone, { quarter, day });
    return day;
  };
}
