import { LinkProvider } from '@livery/ui/link';
import type { ReactNode } from 'react';
import type { RemoteContext } from '../../../src/application/remotes/remote-context.ts';
import { QueryProvider } from './data/query-provider.tsx';
import { RouteLink } from './navigation/route-link.tsx';
import { RemoteContextValue } from './use-remote.ts';

interface Props {
  /** The context that the shell passed to this remote. */
  readonly value: RemoteContext;
  readonly children: ReactNode;
}

/** Hands the shell's context to a remote written in React; its links navigate through the shell, its queries are those of this mount. */
export function RemoteValue({ value, children }: Props) {
  return (
    <RemoteContextValue value={value}>
      <QueryProvider>
        <LinkProvider value={RouteLink}>{children}</LinkProvider>
      </QueryProvider>
    </RemoteContextValue>
  );
}
