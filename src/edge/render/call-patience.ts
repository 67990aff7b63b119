import { err } from '@livery/contract/shared/result';
import { LRUCache } from 'lru-cache';
import type { RemoteCalls } from '../../application/remotes/remote-calls.port.ts';
import { cacheKey } from '../../application/shared/cache-key.ts';
import type { Tenant } from '../../domain/agency/tenant.ts';

/**
 * Remembers which calls respond too late for a page to wait for them. After three late responses in a row, a site's
 * pages don't make the call for a minute: they are sent immediately, and the browser makes the call.
 */
export interface CallPatience {
  /** How long a call may take, in milliseconds. */
  readonly callLimit: number;
  /** The same calls, but those known to be late are cancelled immediately. */
  of(tenant: Tenant, calls: RemoteCalls): RemoteCalls;
}

/** Share of the time that a page waits for its data; the rest is for rendering. */
const DEADLINE_SHARE = 0.75;

const MAX_LATE_CALLS = 3;
const PAUSE_MS = 60_000;
/** Limited, because anybody can invent paths. */
const MAX_REMEMBERED_CALLS = 10_000;
/**
 * The number of path segments that identify the kind of call: `/api/reference/hotel/offers`, without the segments after
 * them, which name single items.
 */
const FAMILY_SEGMENTS = 5;

/**
 * @param deadline how long a page waits for its data, in milliseconds
 * @param now milliseconds since any fixed time
 */
export function createCallPatience(deadline: number, now: () => number = () => performance.now()): CallPatience {
  const lateCache = new LRUCache<string, { readonly count: number; readonly last: number }>({
    max: MAX_REMEMBERED_CALLS,
  });
  return {
    callLimit: deadline * DEADLINE_SHARE,
    of: (tenant, calls) => ({
      async send(call, signal) {
        const family = call.path.split('/').slice(0, FAMILY_SEGMENTS).join('/');
        const { text } = cacheKey(tenant, [call.service ?? 'platform', family]);
        const lateRecord = lateCache.get(text);
        if (lateRecord !== undefined && lateRecord.count >= MAX_LATE_CALLS && now() - lateRecord.last < PAUSE_MS) {
          return err({ kind: 'cancelled' });
        }
        const response = await calls.send(call, signal);
        if (!response.ok && response.error.kind === 'timed-out') {
          lateCache.set(text, { count: (lateRecord?.count ?? 0) + 1, last: now() });
        } else if (lateRecord !== undefined) lateCache.delete(text);
        return response;
      },
    }),
  };
}
