import { useEffect, useState } from 'react';
import type { RemoteModules } from '../../application/remotes/remotes.ts';
import { useShell } from '../shell-context.tsx';

/**
 * The remote modules, as soon as the code that handles them is there; `failed`
 * where it can't be had, until it is asked for once more or on another page.
 */
export function useRemoteModules(path: string): {
  readonly modules: RemoteModules | 'failed' | undefined;
  retry(): void;
} {
  const { remotes, code } = useShell();
  const [modules, setModules] = useState<RemoteModules>();
  const [retries, setRetries] = useState(0);
  const attempt = `${retries} ${path}`;
  const [failed, setFailed] = useState<string>();

  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    code.load(remotes.open, { isPage: true, signal }).then(
      (opened) => signal.aborted || setModules(opened),
      () => signal.aborted || setFailed(attempt),
    );
    return () => left.abort();
  }, [remotes, code, attempt]);

  return {
    modules: modules ?? (failed === attempt ? 'failed' : undefined),
    retry: () => setRetries(retries + 1),
  };
}
