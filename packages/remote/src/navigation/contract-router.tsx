import { useLive } from '@livery/ui/use-live';
import { type ReactNode, useMemo } from 'react';
import { createPath, Router, type To } from 'react-router-dom';
import { useRemote } from '../use-remote.ts';

/**
 * React Router on the contract's location: its links, hooks and `<Navigate>` navigate through the shell, which owns the
 * history. The shell passes no state on.
 */
export function ContractRouter({ children }: { readonly children: ReactNode }) {
  const { location, navigate } = useRemote();
  const { path, search, hash } = useLive(location);
  const navigator = useMemo<Parameters<typeof Router>[0]['navigator']>(
    () => ({
      createHref: addressOf,
      push: (to) => navigate(addressOf(to)),
      replace: (to) => navigate(addressOf(to), { replace: true }),
      // oxlint-disable-next-line no-restricted-globals -- `navigate(-1)` is what the browser's Back is to the shell.
      go: (steps) => history.go(steps),
    }),
    [navigate],
  );
  return (
    <Router location={{ pathname: path, search, hash }} navigator={navigator}>
      {children}
    </Router>
  );
}

function addressOf(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}
