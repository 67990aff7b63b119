import { useEffect, useMemo } from 'react';
import type { LayoutDecision } from '../../domain/navigation/decide-layout.ts';
import type { PageAddress } from '../../domain/navigation/page-address.ts';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';

/** What stands around a page; `null` until that can be known. Addresses that hide header or footer are remembered. */
export function useLayout(page: PageAddress): LayoutDecision | null {
  const { navigation } = useShell();
  useEffect(() => navigation.rememberChrome(page), [navigation, page]);
  return useLive(useMemo(() => navigation.layoutOf(page), [navigation, page]));
}
