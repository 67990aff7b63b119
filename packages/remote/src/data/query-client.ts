import { notifyManager, QueryClient } from '@tanstack/react-query';

// React renders a response immediately, as with its own state, not after a timer.
notifyManager.setScheduler(queueMicrotask);

/**
 * The queries of one mount of a remote. A value is kept while a component shows it, or longer if it has a name
 * (`keptAs`): prices, holds and the initial values of forms are fetched again for each screen, and nothing of one
 * visitor is left for the next.
 *
 * The shell decides about retries and about when a device is offline, so nothing is retried, paused or refetched here.
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
