import type { ResponseCache } from '../../application/shared/response-cache.port.ts';
import type { ResponseKind } from '../../application/shared/response-lifetimes.ts';
import type { Tenant } from '../../domain/agency/tenant.ts';
import { type CacheKindOptions, type CacheLimits, cacheOfKind } from './cache-of-kind.ts';

/**
 * Enough for the agencies and texts of ten thousand sites. With characters beyond Latin ones, JSON takes up to twice
 * its size in memory.
 */
const DEFAULT_LIMITS: Readonly<Record<ResponseKind, CacheLimits>> = {
  // Requests for invented hosts cause this call, so few of them may be under way at the same time.
  agency: { entries: 20_000, megabytes: 32, onOtherPorts: 1000, failures: 1000, calls: 200 },
  content: { entries: 50_000, megabytes: 32, onOtherPorts: 1000, failures: 1000, calls: 1000 },
  deals: { entries: 5000, megabytes: 16, onOtherPorts: 100, failures: 1000, calls: 500 },
};

export interface CacheOptions extends Omit<CacheKindOptions, 'limits'> {
  readonly limits?: Readonly<Record<ResponseKind, CacheLimits>>;
}

/**
 * Called if another instance purged a tenant, or (`undefined`) possibly any of them: pages made from their responses
 * are outdated.
 */
type OnPurged = (tenant: Tenant | undefined) => void;

/** A cache that connects to nothing outside its process before `connect` is called. */
export interface BentoResponseCache extends ResponseCache {
  /**
   * Connects to the fleet, if there is one. To be called once the receivers of its events are created: the first event
   * may arrive immediately.
   */
  connect(onPurged?: OnPurged): Promise<void>;
}

/** Caches responses with BentoCache: in the memory of this process, and in Redis if there is a fleet. */
export function bentoResponseCache({ limits = DEFAULT_LIMITS, ...options }: CacheOptions = {}): BentoResponseCache {
  const kinds = {
    agency: cacheOfKind('agency', { ...options, limits: limits.agency }),
    content: cacheOfKind('content', { ...options, limits: limits.content }),
    deals: cacheOfKind('deals', { ...options, limits: limits.deals }),
  };
  const allSources = Object.values(kinds);
  const { fleet } = options;
  return {
    async connect(onPurged) {
      await fleet?.connect({
        onPurged(tenant) {
          for (const cache of allSources) cache.forget(tenant);
          onPurged?.(tenant);
        },
        onDropped: (kind, key) => kinds[kind].drop(key),
        onMissed() {
          for (const cache of allSources) cache.doubt();
          onPurged?.(undefined);
        },
      });
    },
    read: (key, load, kind) => kinds[kind].read(key, load),
    async purge(tenant) {
      for (const cache of allSources) cache.forget(tenant);
      await fleet?.purge(tenant);
      // Also forgets responses that were read from the fleet meanwhile.
      for (const cache of allSources) cache.forget(tenant);
    },
    async close() {
      fleet?.close();
      await Promise.all(allSources.map((cache) => cache.close()));
    },
  };
}
