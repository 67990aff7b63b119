import { createContext } from 'react';
import type { RemoteContext, Voice } from '../../src/application/remotes/remote-context.ts';

/** What every component of a remote may reach: the context that the shell handed over, and the remote's voice. */
export interface RemoteValue {
  readonly context: RemoteContext;
  readonly voice: Voice;
}

export const RemoteValue = createContext<RemoteValue | null>(null);
