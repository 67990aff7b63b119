import type { Tenant } from '../../domain/agency/tenant.ts';

/**
 * The key of a value that is cached for one tenant. Only `cacheKey` makes one, so that nothing can be cached without a
 * tenant in its key.
 */
export interface CacheKey {
  readonly tenant: Tenant;
  /** The whole key: keys with different tenants or parts never have the same text. */
  readonly text: string;
  readonly [CACHE_KEY]: true;
}
declare const CACHE_KEY: unique symbol;

/** Something that a cached value depends on; a list if several belong together, such as the parameters of a query. */
export type CacheKeyPart = string | boolean | null | readonly CacheKeyPart[];

/**
 * The only way to build a cache key, for lookups, purges and ETags.
 *
 * The parts of a response are its path, its query and the headers that it depends on; those of a rendered page are its
 * path, the query parameters that it reads, language, currency with country, signed in or not, the date, and the build.
 * Their order counts; `null` stands for a missing part. Different parts always give different keys, even with special
 * characters.
 */
export function cacheKey(tenant: Tenant, parts: readonly CacheKeyPart[]): CacheKey {
  return { tenant, text: `${tenantPrefix(tenant)}:${JSON.stringify(parts)}` } as CacheKey;
}

/**
 * The prefix of a tenant's keys, before a colon; other tenants' keys differ. Used to purge them. It holds only letters,
 * digits and `%-._~`, so that no store reads it as a pattern.
 */
export function tenantPrefix(tenant: Tenant): string {
  return encodeURIComponent(tenant).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
}
