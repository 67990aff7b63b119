import { useEffect, useState } from 'react';
import type { ClientPicking } from '../../application/clients/client-picking.ts';
import { useShell } from '../shell-context.tsx';

/** Events of a page after which the choice may have changed: another tab has stored something, or was in front. */
const RECHECK_EVENTS = ['storage', 'focus', 'pageshow'] as const;

/**
 * The agent's choice of a client, once its code is loaded. If that fails, the next page tries again. Choices in other
 * tabs are followed immediately.
 */
export function useClientPicking(path: string): ClientPicking | undefined {
  const { remotes } = useShell();
  const [picking, setPicking] = useState<ClientPicking>();

  useEffect(() => {
    const controller = new AbortController();
    remotes.open().then(
      ({ clients }) => controller.signal.aborted || setPicking(clients),
      () => undefined,
    );
    return () => controller.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- Another page tries again.
  }, [remotes, path]);

  useEffect(() => {
    if (picking === undefined) return;
    const controller = new AbortController();
    picking.refresh();
    for (const moment of RECHECK_EVENTS)
      window.addEventListener(moment, () => picking.refresh(), { signal: controller.signal });
    return () => controller.abort();
  }, [picking]);

  return picking;
}
