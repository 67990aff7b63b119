import type { RemoteContext } from '@livery/contract/remotes/remote-context';
import { LinkProvider } from '@livery/ui/link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { QueryProvider } from './data/query-provider.tsx';
import { EmbeddedResponses } from './data/rendered-responses.tsx';
import { ContractRouter } from './navigation/contract-router.tsx';
import { RemoteContextValue } from './use-remote.ts';

interface Props {
  /** The context that the shell passed to this remote. */
  readonly value: RemoteContext;
  readonly children: ReactNode;
}

/**
 * Passes the shell's context to a remote written in React; React Router navigates through the shell, and the queries
 * belong to this mount.
 */
export function RemoteValue({ value, children }: Props) {
  return (
    <RemoteContextValue value={value}>
      <QueryProvider>
        <EmbeddedResponses>
          <ContractRouter>
            <LinkProvider value={Link}>{children}</LinkProvider>
          </ContractRouter>
        </EmbeddedResponses>
      </QueryProvider>
    </RemoteContextValue>
  );
}

/**
 * Passes another context to a part of a remote, such as one in another language for a preview. Links in it lead to the
 * same pages as outside.
 */
export function OtherContext({ value, children }: Props) {
  return <RemoteContextValue value={value}>{children}</RemoteContextValue>;
}
