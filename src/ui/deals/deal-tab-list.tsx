import { languageDirection } from '@livery/contract/market/language';
import { tabForKey } from '@livery/ui/tab-for-key';
import tabStyles from '@livery/ui/tabs.module.css';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { DealTab } from '../../domain/deals/deal-tab.ts';
import { useLanguage } from '../texts/use-language.ts';
import styles from './deal-tab-list.module.css';
import { DEALS_PANEL, tabId } from './tab-ids.ts';
import { TAB_VIEWS } from './tab-views.tsx';

interface Props {
  readonly tabs: readonly DealTab[];
  readonly chosen: DealTab;
  /** The query of the page with a tab chosen. */
  readonly searchOf: (tab: DealTab) => string;
}

/**
 * The tabs of the agency's services, with one tab stop; arrow keys move between them. Arrow keys only move the focus,
 * and Enter and Space choose, because each choice starts a search. They are links, so they work without JavaScript too.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ (manual activation)
 */
export function DealTabList({ tabs, chosen, searchOf }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const direction = languageDirection(language);
  // Whether the place in the address is the visitor's position.
  const { state } = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const chosenTab = useRef<HTMLAnchorElement>(null);
  const [focused, setFocused] = useState<DealTab>();
  const stop = focused !== undefined && tabs.includes(focused) ? focused : chosen;

  useEffect(() => {
    if (chosenTab.current?.id === tabId(chosen)) scrollToCentre(chosenTab.current, list.current);
  }, [chosen, language]);

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('deals.services')}
      className={`${tabStyles.tabs} ${styles.tabs}`}
      onBlur={leave}
    >
      {tabs.map((tab) => {
        const Icon = TAB_VIEWS[tab].icon;
        const isChosen = tab === chosen;
        return (
          <Link
            key={tab}
            ref={isChosen ? chosenTab : null}
            id={tabId(tab)}
            to={{ search: searchOf(tab) }}
            state={state}
            replace
            preventScrollReset
            role="tab"
            aria-selected={isChosen}
            aria-controls={isChosen ? DEALS_PANEL : undefined}
            tabIndex={tab === stop ? 0 : -1}
            className={tabStyles.tab}
            onFocus={() => setFocused(tab)}
            onKeyDown={(event) => onKeyDown(event, tab)}
          >
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            <span>{t(`deals.tabs.${tab}`)}</span>
          </Link>
        );
      })}
    </div>
  );

  /** When the focus leaves the list, the chosen tab becomes its tab stop again. */
  function leave({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setFocused(undefined);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>, from: DealTab) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === ' ') {
      event.preventDefault();
      event.currentTarget.click();
    }
    const nextTab = tabForKey(event.key, { tabs, from, direction });
    if (nextTab === undefined) return;
    event.preventDefault();
    document.getElementById(tabId(nextTab))?.focus();
  }
}

/** On a narrow screen the tabs scroll. */
function scrollToCentre(tab: HTMLElement, list: HTMLElement | null) {
  if (list !== null) list.scrollLeft = tab.offsetLeft + (tab.offsetWidth - list.clientWidth) / 2;
}
