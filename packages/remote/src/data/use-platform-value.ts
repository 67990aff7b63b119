import type { Live } from '@livery/contract/remotes/remote-context';
import { useEffect, useState } from 'react';
import type { QueryState } from './query-state.ts';

/**
 * A list of the platform, shared by all remotes through the shell; loaded once the component is mounted.
 *
 * @param list such as `useRemote().platform.paymentGateway`
 */
export function usePlatformValue<T>(list: () => Live<QueryState<T>>): QueryState<T> {
  const [state, setState] = useState<QueryState<T>>({ kind: 'loading' });
  useEffect(() => {
    const following = list().changes.subscribe(setState);
    return () => following.unsubscribe();
  }, [list]);
  return state;
}
