import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { Tenant } from '../../domain/agency/tenant.ts';
import type { CacheKey } from './cache-key.ts';
import type { ResponseKind } from './response-lifetimes.ts';

/** Makes the call; never rejects, and always ends. Its result is JSON, and the same for everybody with this key. */
export type LoadResponse = () => Promise<LoadedResponse>;

/** If the API forbids sharing a good response, only the request that loaded it gets it. */
export type LoadedResponse = Result<unknown, CallFailure> & { readonly isPrivate?: boolean };

/**
 * Shares the API's responses between requests; each key has at most one call at a time.
 *
 * - A good response is fresh for the time of its kind. After that it is loaded again: readers wait for
 *   `LIFETIMES.softTimeout`, then get the stale one while the load goes on.
 * - While the API fails, readers get the stale response, for `LIFETIMES.grace` at most.
 * - A 404 replaces the cached response, and is shared for `LIFETIMES.notFound`.
 * - Any other failure is shared for `LIFETIMES.failure`, and no call is made in that time. A cancelled call isn't
 *   shared, because it isn't a failure of the API.
 * - Each kind has limited space, as have 404s and sites on unusual ports, so that invented hosts can neither fill the
 *   memory nor evict an agency. If too many calls are under way, the result is `unreachable`.
 * - A private response is only given to the reader that loaded it; an earlier cached response is dropped.
 * - Every reader gets its own copy.
 * - Several processes may share a cache: then they make one call at a time together, and a purge affects all of them.
 *   If they can't reach the shared cache, each continues alone.
 *
 * No personal data may be loaded through it. Checked by tests/contracts/response-cache/response-cache.contract.ts.
 */
export interface ResponseCache {
  read(key: CacheKey, load: LoadResponse, kind: ResponseKind): Promise<LoadedResponse>;
  /**
   * Deletes everything of one tenant. A response that is being loaded meanwhile is given to its readers but not stored.
   */
  purge(tenant: Tenant): Promise<void>;
  /** Closes connections and ends timers; nothing may be read afterwards. */
  close(): Promise<void>;
}
