import type { RemoteContext } from '@livery/contract/remotes/remote-context';
import { createContext, use } from 'react';

export const RemoteContextValue = createContext<RemoteContext | null>(null);

/** The context that the shell passed to this remote; the same object while it is mounted. */
export function useRemote(): RemoteContext {
  const context = use(RemoteContextValue);
  if (context === null) throw new Error('This component stands outside of what mountApp() shows.');
  return context;
}
