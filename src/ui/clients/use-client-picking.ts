import { useEffect, useState } from 'react';
import type { ClientPicking } from '../../application/clients/client-picking.ts';
import { useShell } from '../shell-context.tsx';

/** What happens in a page whose choice may be another since: another tab has stored something, or was in front. */
const RECHECK_EVENTS = ['storage', 'focus', 'pageshow'] as const;

/**
 * Whom the agent books for, once its code is loaded. If it can't be, the next page tries again. The choice of another
 * tab is followed at once.
 */
export function useClientPicking(path: string): ClientPicking | undefined {
  const { remotes } = useShell();
  const [picking, setPicking] = useState<ClientPicking>();

  useEffect(() => {
    const left = new AbortController();
    remotes.open().then(
      ({ clients }) => left.signal.aborted || setPicking(clients),
      () => undefined,
    );
    return () => left.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- Another page tries again.
  }, [remotes, path]);

  useEffect(() => {
    if (picking === undefined) return;
    const unmounted = new AbortController();
    picking.refresh();
    for (const moment of RECHECK_EVENTS)
      window.addEventListener(moment, () => picking.refresh(), { signal: unmounted.signal });
    return () => unmounted.abort();
  }, [picking]);

  return picking;
}
