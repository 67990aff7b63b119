import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useRemote } from '../use-remote.ts';
import { createQueryClient } from './query-client.ts';

/**
 * Gives the children their own queries, which are cleared when it is unmounted: other visitors and other languages must
 * not see the values of an earlier screen.
 */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const { session, language } = useRemote();
  const [client] = useState(createQueryClient);
  useEffect(() => {
    // Not the current values: a screen that waits for its code already has its query, but isn't shown yet.
    let isFollowing = false;
    const discard = () => isFollowing && client.removeQueries({ type: 'inactive' });
    const translate = () => isFollowing && void client.invalidateQueries({ type: 'active' });
    const following = [
      session.changes.subscribe(discard),
      language.changes.subscribe(discard),
      language.changes.subscribe(translate),
    ];
    isFollowing = true;
    return () => {
      for (const subscription of following) subscription.unsubscribe();
    };
  }, [client, session, language]);
  // After the children's cleanup, which React runs after their parent's, and after pending fetches are cancelled: a
  // fetch that ends later would start the timer that discards its value.
  useEffect(() => () => queueMicrotask(() => void client.cancelQueries().then(() => client.clear())), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
