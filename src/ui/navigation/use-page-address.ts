import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageAddress } from '../../domain/navigation/page-address.ts';

/** Where the visitor is; the same object until they go elsewhere. */
export function usePageAddress(): PageAddress {
  const { pathname, search } = useLocation();
  return useMemo(() => ({ path: pathname, query: new URLSearchParams(search) }), [pathname, search]);
}
