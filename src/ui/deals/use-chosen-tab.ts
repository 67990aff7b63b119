import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { chooseTab, type DealTab, tabLabel } from '../../domain/deals/deal-tab.ts';
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
 * the address names another. A choice is written into the address, where a
 * reload and a shared link find it, and searched from there: were it searched
 * at once, an address that React shows late would bring back the choice before.
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

  useEffect(() => {
    if (wanted === null || wanted === searched.current) return;
    searched.current = wanted;
    deals.chooseTab(wanted);
  }, [wanted, deals]);

  return {
    tabs,
    tab,
    choose(next) {
      const named = new URLSearchParams(query);
      named.set('tab', tabLabel(next));
      setQuery(named, { replace: true, preventScrollReset: true });
    },
  };
}
