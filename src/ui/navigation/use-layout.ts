import { useEffect, useMemo } from 'react';
import type { LayoutDecision } from '../../domain/navigation/decide-layout.ts';
import type { PageAddress } from '../../domain/navigation/page-address.ts';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';

/** What stands around a page; `null` until that can be known. The shell hears of every page, and remembers what it is to. */
export function useLayout(page: PageAddress): LayoutDecision | null {
  const { navigation, session } = useShell();
  useEffect(() => {
    navigation.rememberChrome(page);
    session.pageOpened(page);
  }, [navigation, session, page]);
  return useLive(useMemo(() => navigation.layoutOf(page), [navigation, page]));
}
