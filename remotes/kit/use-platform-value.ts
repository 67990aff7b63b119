import { useEffect, useState } from 'react';
import type { Live } from '../../src/application/remotes/remote-context.ts';
import type { AskedState } from './use-asked.ts';

/**
 * What the platform tells all remotes through the shell; asked for once the
 * component is there.
 *
 * @param told such as `useRemote().platform.paymentGateway`
 * @returns `null` until it is known, and where it can't be had
 */
export function usePlatformValue<T>(told: () => Live<AskedState<T>>): T | null {
  const [value, setValue] = useState<T | null>(null);
  useEffect(() => {
    const following = told().changes.subscribe((state) => setValue(state.kind === 'ready' ? state.value : null));
    return () => following.unsubscribe();
  }, [told]);
  return value;
}
