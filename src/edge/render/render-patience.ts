import { LRUCache } from 'lru-cache';

/**
 * Remembers how remotes fail, so that a broken one is left to the browser for a while. What one host causes, by its
 * data or its visitors' addresses, counts at that host alone.
 *
 * @see docs/remotes.md, Rendered on the server
 */
export interface RenderPatience {
  /** Whether pages of the remote are not to be rendered at a host for now. */
  isResting(remote: string, host: string): boolean;
  /** A page was rendered: nothing of the remote is broken everywhere, and it works at this host. */
  rendered(remote: string, host: string): void;
  /** Its page threw, was late or came to nothing. */
  failed(remote: string, host: string): void;
  /** Its page was late, and no call to a service was under way: the time of every page at every host is at stake. */
  hung(remote: string, host: string): void;
  /** Its code can't be loaded, which is the same at every host. */
  notLoaded(remote: string): void;
}

/** After as many failures in a row, a remote is not rendered for a while; so is one that hangs at as many hosts. */
const MAX_FAILURES = 3;
const PAUSE_MS = 60_000;
/** Remotes and hosts whose failures are remembered. */
const MAX_REMEMBERED_FAILURES = 10_000;
/** In the place of a host. */
const ALL_HOSTS = '';

/** @param now milliseconds since any fixed moment */
export function createRenderPatience(now: () => number = () => performance.now()): RenderPatience {
  const failures = new LRUCache<string, { readonly count: number; readonly last: number }>({
    max: MAX_REMEMBERED_FAILURES,
  });
  /** The hosts at which a remote hung since it was rendered anywhere, or since it rested for that. */
  const hungAt = new Map<string, ReadonlySet<string>>();
  const keyOf = (remote: string, host: string) => JSON.stringify([remote, host]);

  function count(key: string): void {
    failures.set(key, { count: (failures.get(key)?.count ?? 0) + 1, last: now() });
  }

  return {
    isResting: (remote, host) =>
      [ALL_HOSTS, host].some((place) => {
        const known = failures.get(keyOf(remote, place));
        return known !== undefined && known.count >= MAX_FAILURES && now() - known.last < PAUSE_MS;
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
