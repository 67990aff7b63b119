import type { Live } from '@livery/contract/shared/live';
import { useIsHydrating } from '@livery/ui/use-is-hydrating';
import { useLive } from '@livery/ui/use-live';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type DealPlaceName, dealPlaceName } from '../../domain/deals/deal-place-name.ts';
import { type DealTab, showsDeals, type TabWithDeals, tabLabel } from '../../domain/deals/deal-tab.ts';
import { ContactLink } from '../agency/contact-link.tsx';
import { useOverlay } from '../kit/use-overlay.ts';
import { useShell } from '../shell-context.tsx';
import { useLanguage } from '../texts/use-language.ts';
import { DealTabList } from './deal-tab-list.tsx';
import styles from './deals-section.module.css';
import { DealsPlace } from './place/deals-place.tsx';
import { OwnPlace } from './place/own-place.tsx';
import { LazyPromoCard } from './promo/lazy-promo-card.tsx';
import { DEALS_PANEL, tabId } from './tab-ids.ts';
import { TAB_VIEWS } from './tab-views.tsx';

/** Product Deals (rules §1 and §2, home page). @rule 2.11 */
export function DealsSection({ ref }: { readonly ref?: Ref<HTMLElement> }) {
  const { t } = useTranslation();
  const { tabs, tab, searchOf } = useChosenTab();
  const place = useDealsPlace(tab);
  const isNamed = place.kind !== 'unknown';
  return (
    <section ref={ref} id="deals" className={styles.section} aria-labelledby="deals-heading">
      <div className={styles.top}>
        <h2 className={styles.heading}>
          <span id="deals-heading" className={isNamed ? styles.eyebrow : undefined}>
            {t('deals.title')}
          </span>
          {isNamed && (
            <span className={styles.place}>
              <DealsPlace place={place} />
            </span>
          )}
        </h2>
        <div className={styles.ownPlace}>{tab !== null && showsDeals(tab) && <OwnPlaceOfDevice />}</div>
      </div>
      {tab === null ? (
        <div className={styles.nothing}>
          <p>{t('deals.noServices')}</p>
          <ContactLink variant="secondary" />
        </div>
      ) : (
        <>
          <DealTabList tabs={tabs} chosen={tab} searchOf={searchOf} />
          <div id={DEALS_PANEL} role="tabpanel" aria-labelledby={tabId(tab)}>
            <TabDeals tab={tab} />
          </div>
        </>
      )}
    </section>
  );
}

/** Without a device to ask, as on a server, no position can be found. */
function OwnPlaceOfDevice() {
  return !useIsHydrating() && <OwnPlace />;
}

/** The name of the place of a tab's deals, from the address and the agency. */
function useDealsPlace(tab: DealTab | null): DealPlaceName {
  const { dealLocation: fallback } = useLive(useShell().agency.policies);
  const language = useLanguage();
  const [query] = useSearchParams();
  return tab === null || !showsDeals(tab) ? { kind: 'unknown' } : dealPlaceName(query, { fallback, language }, tab);
}

/** The panel of a deals tab (rules §2, home page). */
function TabDeals({ tab }: { readonly tab: DealTab }) {
  if (showsDeals(tab)) return <SearchedDeals key={tab} tab={tab} />;
  return (
    <div key={tab} className={styles.banner}>
      <LazyPromoCard tab={tab} />
    </div>
  );
}

/** Deals; until they have loaded, the save-price popup waits (rules 4.9). */
function SearchedDeals({ tab }: { readonly tab: TabWithDeals }) {
  const state: Live<{ readonly kind: string }> = useShell().deals[tab].state;
  const { kind } = useLive(state);
  useOverlay(kind === 'loading' || kind === 'failed');
  const { Deals } = TAB_VIEWS[tab];
  return <Deals />;
}

/**
 * The deals tab in the address. A choice is written into the address, so that it stays on a reload and in shared links,
 * and its deals are loaded from there.
 *
 * @see rules §2, home page, and §4, deals tab
 */
function useChosenTab() {
  const { deals } = useShell();
  const tabs = useLive(deals.tabs);
  const tab = useLive(deals.tab);
  const [query] = useSearchParams();

  return {
    tabs,
    tab,
    searchOf(next: DealTab) {
      const namedQuery = new URLSearchParams(query);
      namedQuery.set('tab', tabLabel(next));
      return namedQuery.toString();
    },
  };
}
