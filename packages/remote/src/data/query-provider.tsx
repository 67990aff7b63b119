import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useRemote } from '../use-remote.ts';
import { createQueryClient } from './query-client.ts';

/**
 * Gives the children their own queries, which are cleared when it is unmounted. What a screen has fetched that was left
 * is discarded for another person or language; what is shown is fetched again in another language.
 */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const { session, language } = useRemote();
  const [client] = useState(createQueryClient);
  useEffect(() => {
    // Not at their present values: a screen that waits for its code has its query already, and is not shown yet.
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
  // After the children's cleanup, which React runs later than that of their parent, and after what is pending has been
  // cancelled: a fetch that ends later would start the timer that discards its value.
  useEffect(() => () => queueMicrotask(() => void client.cancelQueries().then(() => client.clear())), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
