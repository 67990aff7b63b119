import { LRUCache } from 'lru-cache';
import { type CacheKey, cacheKey } from '../../application/shared/cache-key.ts';
import type { Tenant } from '../../domain/agency/tenant.ts';
import { todayIn } from '../../domain/trip/today-in.ts';
import type { Site } from '../site.ts';

/** The facts besides its request that a page depends on. */
interface DayAndBuild {
  /** The date in the request's time zone (ISO 8601), see `daysInZones`. */
  readonly day: string;
  /** Different for every build. */
  readonly build: string;
}

/** The key of a page or a file that is made for a site. */
export interface PageKey extends CacheKey {
  /** Pages with a query are stored separately, because anybody can invent queries. */
  readonly hasQuery: boolean;
}

/**
 * The key of a rendered page: everything that it is rendered from. The query must match exactly, because sign-in links
 * contain it.
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

/** The key of a file that is made for a site. It is the same for everybody and for any query. */
export function fileKey(tenant: Tenant, path: string, build: string): PageKey {
  return { ...cacheKey(tenant, ['file', path, build]), hasQuery: false };
}

/** In every time zone, days begin and clocks change at multiples of this, in milliseconds. */
const QUARTER_HOUR_MS = 15 * 60 * 1000;
/** More than the number of time zones. */
const MAX_ZONES = 1000;

/** The date in a time zone (ISO 8601), computed once every quarter of an hour. */
export function daysInZones(now: () => number): (timeZone: string) => string {
  const days = new LRUCache<string, { readonly quarter: number; readonly day: string }>({ max: MAX_ZONES });
  return (timeZone) => {
    const quarter = Math.floor(now() / QUARTER_HOUR_MS);
    const knownDay = days.get(timeZone);
    if (knownDay?.quarter === quarter) return knownDay.day;
    const day = todayIn(Temporal.Instant.fromEpochMilliseconds(quarter * QUARTER_HOUR_MS), timeZone).toString();
    days.set(timeZone, { quarter, day });
    return day;
  };
}
