import { LRUCache } from 'lru-cache';

/**
 * Remembers how remotes fail, so that a broken one is left to the browser for a while. Failures caused by one host's
 * data or its visitors' addresses only count at that host.
 *
 * @see docs/remotes.md, Rendered on the server
 */
export interface RenderPatience {
  /** Whether the remote's pages should not be rendered at a host for now. */
  isResting(remote: string, host: string): boolean;
  /** To be called when a page was rendered: the remote works, and it works at this host. */
  rendered(remote: string, host: string): void;
  /** To be called when its page threw, was late or gave no result. */
  failed(remote: string, host: string): void;
  /**
   * To be called when its page was late although no call to a service was under way: this may delay every page at every
   * host.
   */
  hung(remote: string, host: string): void;
  /** To be called when its code can't be loaded, which affects every host. */
  notLoaded(remote: string): void;
}

/** After this many failures in a row, or hanging at this many hosts, a remote isn't rendered for a while. */
const MAX_FAILURES = 3;
const PAUSE_MS = 60_000;
/** The most pairs of remote and host whose failures are remembered. */
const MAX_REMEMBERED_FAILURES = 10_000;
/** Stands for all hosts. */
const ALL_HOSTS = '';

/** @param now milliseconds since any fixed time */
export function createRenderPatience(now: () => number = () => performance.now()): RenderPatience {
  const failures = new LRUCache<string, { readonly count: number; readonly last: number }>({
    max: MAX_REMEMBERED_FAILURES,
  });
  /** The hosts at which a remote has hung since it was last rendered anywhere, or since its last pause for hanging. */
  const hungAt = new Map<string, ReadonlySet<string>>();
  const keyOf = (remote: string, host: string) => JSON.stringify([remote, host]);

  function count(key: string): void {
    failures.set(key, { count: (failures.get(key)?.count ?? 0) + 1, last: now() });
  }

  return {
    isResting: (remote, host) =>
      [ALL_HOSTS, host].some((place) => {
        const knownFailure = failures.get(keyOf(remote, place));
        return knownFailure !== undefined && knownFailure.count >= MAX_FAILURES && now() - knownFailure.last < PAUSE_MS;
      }),
    rendered(remote, host) {
      for (const place of [ALL_HOSTS, host]) failures.delete(keyOf(remote, place));
      hungAt.delete(remote);
    },
    failed: (remote, host) => count(keyOf(remote, host)),
    hung(remote, host) {
      count(keyOf(remote, host));
      const hosts = new Set([...(hungAt.get(remote) ?? []), host]);
      hungAt.set(remote, hosts);
      if (hosts.size < MAX_FAILURES) return;
      hungAt.delete(remote);
      failures.set(keyOf(remote, ALL_HOSTS), { count: MAX_FAILURES, last: now() });
    },
    notLoaded: (remote) => count(keyOf(remote, ALL_HOSTS)),
  };
}
