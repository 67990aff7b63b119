import type { RemoteContext } from '../../src/application/remotes/remote-context.ts';
import { useRemoteValue } from './use-remote-value.ts';

/** The context that the shell handed to this remote; the same object for as long as it is mounted. */
export function useRemote(): RemoteContext {
  return useRemoteValue().context;
}
