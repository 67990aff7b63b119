import { notifyManager, QueryClient } from '@tanstack/react-query';

// React renders a response as soon as it is there, as with its own state, not a timer later.
notifyManager.setScheduler(queueMicrotask);

/**
 * The queries of one mount of a remote. A value is kept for as long as a component shows it, unless it is kept by name:
 * prices, holds and the initial values of forms are fetched anew for each screen, and nothing of one visitor is left for
 * the next.
 *
 * The shell decides what is repeated and when a device counts as offline, so nothing is retried, paused or refetched
 * by itself.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        gcTime: 0,
        staleTime: 0,
        retry: false,
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      mutations: { gcTime: 0, retry: false, networkMode: 'always' },
    },
  });
}
