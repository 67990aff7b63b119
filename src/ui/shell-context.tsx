import { createContext, use } from 'react';
import type { Shell } from '../application/shell.ts';

export const ShellContext = createContext<Shell | null>(null);

/** The shell of this page. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (shell === null) throw new Error('useShell is called outside of ShellContext.');
  return shell;
}
