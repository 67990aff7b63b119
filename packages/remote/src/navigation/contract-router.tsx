import type { RemoteLocation } from '@livery/contract/remotes/remote-context';
import { useLive } from '@livery/ui/use-live';
import { type ReactNode, useMemo, useState } from 'react';
import { createPath, parsePath, Router, type To } from 'react-router-dom';
import { useRemote } from '../use-remote.ts';

/** Queries of the current page to which the shell was asked to navigate, and hasn't yet. */
interface PendingNavigation {
  readonly since: RemoteLocation;
  /** The queries before the last one. */
  readonly earlier: readonly string[];
  readonly address: string;
}

/**
 * React Router on the contract's location: its links, hooks and `<Navigate>` navigate through the shell, which owns the
 * history. The shell doesn't keep router state.
 *
 * A query that replaces the current one is used immediately, before the shell has navigated: a check box whose value is
 * in the address keeps its new state, and a second click adds to the first. Guards don't ask about a change of the
 * query.
 */
export function ContractRouter({ children }: { readonly children: ReactNode }) {
  const { location, navigate } = useRemote();
  const knownLocation = useLive(location);
  const [pendingNavigation, setPending] = useState<PendingNavigation>();
  const isBehind = pendingNavigation !== undefined && predatesNavigation(knownLocation, pendingNavigation);
  if (pendingNavigation !== undefined && !isBehind) setPending(undefined);

  const navigator = useMemo<Parameters<typeof Router>[0]['navigator']>(
    () => ({
      createHref: toHref,
      push(to) {
        setPending(undefined);
        navigate(toHref(to));
      },
      replace(to) {
        const address = toHref(to);
        const since = location.now();
        const isSamePage = parsePath(address).pathname === since.path;
        setPending((navigationBefore) =>
          isSamePage ? { ...withEarlierAddress(navigationBefore, since), address } : undefined,
        );
        navigate(address, { replace: true });
      },
      // oxlint-disable-next-line no-restricted-globals -- `navigate(-1)` is what the browser's Back is to the shell.
      go: (steps) => history.go(steps),
    }),
    [location, navigate],
  );
  return (
    <Router location={isBehind ? pendingNavigation.address : locationAddress(knownLocation)} navigator={navigator}>
      {children}
    </Router>
  );
}

function withEarlierAddress(
  navigationBefore: PendingNavigation | undefined,
  since: RemoteLocation,
): Pick<PendingNavigation, 'since' | 'earlier'> {
  return navigationBefore === undefined
    ? { since, earlier: [] }
    : { ...navigationBefore, earlier: [...navigationBefore.earlier, navigationBefore.address] };
}

function predatesNavigation(knownLocation: RemoteLocation, { since, earlier }: PendingNavigation): boolean {
  return knownLocation === since || earlier.includes(locationAddress(knownLocation));
}

function toHref(to: To): string {
  return typeof to === 'string' ? to : createPath(to);
}

function locationAddress({ path, search, hash }: RemoteLocation): string {
  return createPath({ pathname: path, search, hash });
}
