import { useEffect, useState } from 'react';
import type { RemoteModules } from '../../application/remotes/remotes.ts';
import { useShell } from '../shell-context.tsx';

/** The remote modules, as soon as the code that handles them is there; `failed` where it can't be had. */
export function useRemoteModules(): { readonly modules: RemoteModules | 'failed' | undefined; retry(): void } {
  const { remotes } = useShell();
  const [modules, setModules] = useState<RemoteModules | 'failed'>();
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let awaited = true;
    remotes.open().then(
      (opened) => awaited && setModules(opened),
      () => awaited && setModules('failed'),
    );
    return () => {
      awaited = false;
    };
  }, [remotes, tries]);

  return {
    modules,
    retry() {
      setModules(undefined);
      setTries(tries + 1);
    },
  };
}
