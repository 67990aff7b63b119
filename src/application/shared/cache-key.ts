import type { Tenant } from '../../domain/agency/tenant.ts';

/**
 * Names what is cached for one tenant. Only `cacheKey` makes one, so that nothing can
 * be cached without a tenant in its key.
 */
export interface CacheKey {
  readonly tenant: Tenant;
  /** The whole key: no two keys of different tenants or parts have the same. */
  readonly text: string;
  readonly [CACHE_KEY]: true;
}
declare const CACHE_KEY: unique symbol;

/** Something that a cached value depends on; a list if several belong together, such as the parameters of a query. */
export type CacheKeyPart = string | boolean | null | readonly CacheKeyPart[];

/**
 * The one way to build a key of a cache, for lookups, for purging and for ETags.
 *
 * A response's parts are its path, its query and the headers that it depends on; a rendered
 * page's its path, the query parameters that it reads, language, currency with country,
 * signed in or not, the calendar day, and the build. Order counts, and `null` stands for what
 * is missing. Whatever characters the parts hold, different parts give different keys.
 */
export function cacheKey(tenant: Tenant, parts: readonly CacheKeyPart[]): CacheKey {
  return { tenant, text: `${tenantPrefix(tenant)}:${JSON.stringify(parts)}` } as CacheKey;
}

/**
 * The prefix, before a colon, of a tenant's keys and of no other's; used to purge them.
 * It holds letters, digits and `%-._~` only, so that no store takes a part of it for a pattern.
 */
export function tenantPrefix(tenant: Tenant): string {
  return encodeURIComponent(tenant).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
}
