import { use } from 'react';
import type { RemoteContext } from '../../src/application/remotes/remote-context.ts';
import { RemoteValue } from './remote-value.ts';

/** The context that the shell handed to this remote; the same object for as long as it is mounted. */
export function useRemote(): RemoteContext {
  const context = use(RemoteValue);
  if (context === null) throw new Error('This component stands outside of what mountApp() shows.');
  return context;
}
