import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from './query-client.ts';

/** Gives the children their own queries, which are cleared when it is unmounted. */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  // After the children's own cleanup, which React runs later than that of their parent.
  useEffect(() => () => queueMicrotask(() => client.clear()), [client]);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
