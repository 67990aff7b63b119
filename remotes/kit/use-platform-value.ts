import { useEffect, useState } from 'react';
import type { Live } from '../../src/application/remotes/remote-context.ts';
import type { AskedState } from './use-asked.ts';

/**
 * What the platform tells all remotes through the shell; asked for once the
 * component is there.
 *
 * @param told such as `useRemote().platform.paymentGateway`
 */
export function usePlatformValue<T>(told: () => Live<AskedState<T>>): AskedState<T> {
  const [state, setState] = useState<AskedState<T>>({ kind: 'loading' });
  useEffect(() => {
    const following = told().changes.subscribe(setState);
    return () => following.unsubscribe();
  }, [told]);
  return state;
}
