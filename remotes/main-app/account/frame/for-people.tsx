import type { ReactNode } from 'react';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { LogInFirst } from './log-in-first.tsx';

/** A page for whoever is signed in. */
export function ForPeople({ children }: { readonly children: ReactNode }) {
  const { signedIn } = useLive(useRemote().session);
  return signedIn ? children : <LogInFirst />;
}
