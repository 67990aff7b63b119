import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { Tenant } from '../../domain/agency/tenant.ts';
import type { CacheKey } from './cache-key.ts';
import type { ResponseKind } from './response-lifetimes.ts';

/** Makes the call; never rejects, and ends by itself. What it gives is JSON, and the same for everybody with this key. */
export type LoadResponse = () => Promise<LoadedResponse>;

/** The API may forbid to share a good response: then it is for the one request that loaded it. */
export type LoadedResponse = Result<unknown, CallFailure> & { readonly isPrivate?: boolean };

/**
 * Shares the API's responses between requests, with one call at a time for each key.
 *
 * - A good response is fresh for its kind's time. After that it is loaded again: readers wait
 *   for `LIFETIMES.softTimeout`, then get the stale one while the load goes on.
 * - While the API fails, the stale response is given for `LIFETIMES.grace` at most.
 * - A 404 replaces what was cached, and is shared for `LIFETIMES.notFound`.
 * - Any other failure is shared for `LIFETIMES.failure`, and no call is made meanwhile; a
 *   cancelled call is not shared, because it isn't a failure of the API.
 * - Space is bounded for each kind, what is not found and sites on unusual ports apart, so that
 *   invented hosts can neither fill the memory nor evict an agency. If too many
 *   calls are under way already, the result is `unreachable`.
 * - A private response is given to the reader that loaded it; what was cached before is dropped.
 * - Every reader gets its own copy.
 * - Several processes may share what they cache: then there is one call at a time for all of them,
 *   and a purge is for all. If they can't reach what they share, each goes on by itself.
 *
 * Nothing that belongs to a person may be loaded through it. Checked by
 * tests/contracts/response-cache/response-cache.contract.ts.
 */
export interface ResponseCache {
  read(key: CacheKey, load: LoadResponse, kind: ResponseKind): Promise<LoadedResponse>;
  /** Deletes everything of one tenant. What is being loaded meanwhile is given to its readers and not stored. */
  purge(tenant: Tenant): Promise<void>;
  /** Closes connections and ends timers; nothing may be read afterwards. */
  close(): Promise<void>;
}
