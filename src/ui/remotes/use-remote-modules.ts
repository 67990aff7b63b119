import { useEffect, useState } from 'react';
import type { RemoteModules } from '../../application/remotes/remotes.ts';
import { useShell } from '../shell-context.tsx';

/** The remote modules, as soon as the code that handles them is there; `failed` where it can't be had. */
export function useRemoteModules(path: string): {
  readonly modules: RemoteModules | 'failed' | undefined;
  retry(): void;
} {
  const { remotes, code } = useShell();
  const [modules, setModules] = useState<RemoteModules | 'failed'>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    // What failed on another page is tried again on this one.
    setModules((known) => (known === 'failed' ? undefined : known));
    code.load(remotes.open, { isPage: true, signal }).then(
      (opened) => signal.aborted || setModules(opened),
      () => signal.aborted || setModules('failed'),
    );
    return () => left.abort();
  }, [remotes, code, path, tries]);

  return {
    modules,
    retry: () => setTries(tries + 1),
  };
}
