import { type RefObject, useEffect, useState } from 'react';
import type { RemoteModules, ScreenRemoteName } from '../../application/remotes/remotes.ts';
import { watchErrors } from './watch-errors.ts';

interface RemoteErrorsOptions {
  readonly modules: RemoteModules;
  readonly remote: ScreenRemoteName;
  readonly place: RefObject<HTMLElement | null>;
}

/**
 * Catches uncaught errors of a mounted remote, and reports each. If an error left the remote blank, it is unmounted;
 * other errors are shown to the visitor.
 */
export function useRemoteErrors({ modules, remote, place }: RemoteErrorsOptions) {
  const [hasError, setHasError] = useState(false);

  useEffect(
    () =>
      watchErrors({
        element: () => place.current,
        isFrom: (traces) => modules.isFrom(remote, traces),
        onError(error, leftBlank) {
          if (leftBlank) return modules.crash(remote, error);
          modules.reportProblem(remote, error);
          setHasError(true);
        },
      }),
    [modules, remote, place],
  );

  return { hasError, dismissError: () => setHasError(false) };
}
