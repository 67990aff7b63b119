import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chooseTab } from '../../domain/deals/choose-tab.ts';
import type { DealTab } from '../../domain/deals/deal-tab.ts';
import { tabLabel } from '../../domain/deals/tab-label.ts';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';

interface ChosenTab {
  readonly tabs: readonly DealTab[];
  /** `null` when the agency sells nothing that has a tab. */
  readonly tab: DealTab | null;
  choose(tab: DealTab): void;
}

/**
 * The deals tab that the address names, searched when the page opens and when
 * the tab changes; a choice is written into the address, where a reload and a
 * shared link find it.
 *
 * @see specification §2, home page, and §4, deals tab
 */
export function useChosenTab(): ChosenTab {
  const { deals } = useShell();
  const tabs = useLive(deals.tabs);
  const tab = useLive(deals.tab);
  const [query, setQuery] = useSearchParams();
  const searched = useRef<DealTab | null>(null);
  const wanted = chooseTab(query.get('tab') ?? undefined, tabs);

  const search = useCallback(
    (next: DealTab) => {
      if (searched.current === next) return;
      searched.current = next;
      deals.chooseTab(next);
    },
    [deals],
  );

  useEffect(() => {
    if (wanted !== null) search(wanted);
  }, [wanted, search]);

  return {
    tabs,
    tab,
    choose(next) {
      search(next);
      const named = new URLSearchParams(query);
      named.set('tab', tabLabel(next));
      setQuery(named, { replace: true, preventScrollReset: true });
    },
  };
}
