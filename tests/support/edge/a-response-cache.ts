import { err } from '@livery/contract/shared/result';
import { afterEach, beforeEach, vi } from 'vitest';
import { type CacheKey, cacheKey } from '../../../src/application/shared/cache-key.ts';
import type { LoadedResponse, ResponseCache } from '../../../src/application/shared/response-cache.port.ts';
import type { ResponseKind } from '../../../src/application/shared/response-lifetimes.ts';
import type { Tenant } from '../../../src/domain/agency/tenant.ts';
import { aTenant } from '../data/some-tenants.ts';

export type Response = LoadedResponse;

/** The capacity of a cache under test for each kind of response. */
export const SMALL = { entries: 20, megabytes: 1, onOtherPorts: 5, failures: 10, calls: 15 };

export const AURORA = aTenant('https://aurora.example');
export const BOREAL = aTenant('https://boreal.example');
export const DOWN: Response = err({ kind: 'unreachable' });
export const NOT_FOUND: Response = err({ kind: 'refused', status: 404, message: '' });

export const keyOf = (tenant: Tenant, path = '/api/agency') => cacheKey(tenant, [path]);
/** The key of an invented host. */
export const inventedKey = (index: number) => keyOf(aTenant(`https://invented-${index}.example`));

/** An API with a response that the test sets, and a count of its calls. */
export function anApi(firstResponse: Response) {
  const api = { response: firstResponse, load: vi.fn(async () => api.response) };
  return api;
}

/** An API whose pending calls the test resolves. */
export function aSlowApi() {
  const respond: ((response: Response) => void)[] = [];
  const load = vi.fn(() => new Promise<Response>((resolve) => void respond.push(resolve)));
  return { load, respond };
}

export type CacheUnderTest = ReturnType<typeof cacheOfEachTest>;

/** How to make a cache to which the contract is applied. */
export interface CacheMaker {
  /** Makes one that is empty, with room for `SMALL` of each kind. */
  make(): ResponseCache | Promise<ResponseCache>;
  /** Waits for work that takes real time. */
  settled?(): Promise<void>;
  /** Lets time pass where the test's clock has no effect, in milliseconds. */
  passed?(milliseconds: number): Promise<void>;
  /** Whether it also stores entries elsewhere, for which its memory has no room. */
  readonly hasMoreThanMemory?: boolean;
  /** The number of its processes, each of which has its own room. */
  readonly processes?: number;
}

/** A new cache for each test, whose time the test moves. */
export function cacheOfEachTest({ make, settled, passed, hasMoreThanMemory = false, processes = 1 }: CacheMaker) {
  let cache: ResponseCache;
  beforeEach(async () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    // Modules that were loaded earlier would use the real clock.
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
    cache = await make();
  });
  afterEach(async () => {
    await cache.close();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  return {
    read: (load: () => Promise<Response>, key: CacheKey = keyOf(AURORA), kind: ResponseKind = 'agency') =>
      cache.read(key, load, kind),
    purge: (tenant: Tenant) => cache.purge(tenant),
    hasMoreThanMemory,
    processes,
    async pass(milliseconds: number) {
      await settled?.();
      await vi.advanceTimersByTimeAsync(milliseconds);
      await passed?.(milliseconds);
      await settled?.();
    },
  };
}
