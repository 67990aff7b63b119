import { useLive } from '@livery/ui/use-live';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { type DealTab, showsDeals, tabLabel } from '../../domain/deals/deal-tab.ts';
import { ContactLink } from '../agency/contact-link.tsx';
import { LazySlot, lazyComponent } from '../kit/lazy-component.tsx';
import { useShell } from '../shell-context.tsx';
import { DealTabList } from './deal-tab-list.tsx';
import styles from './deals-section.module.css';
import { DealsPlace } from './place/deals-place.tsx';
import { LazyPromoCard } from './promo/lazy-promo-card.tsx';
import { DEALS_PANEL, tabId } from './tab-ids.ts';
import { TAB_VIEWS } from './tab-views.tsx';

const ownPlace = lazyComponent('own-place', async () => (await import('./place/own-place.tsx')).OwnPlace);

/** Product Deals (rules §1 and §2, home page). */
export function DealsSection({ ref }: { readonly ref?: Ref<HTMLElement> }) {
  const { t } = useTranslation();
  const { tabs, tab, searchOf } = useChosenTab();
  const summary = useLive(useShell().deals.summary);
  const isNamed = summary !== null && summary.place.kind !== 'unknown';
  return (
    <section ref={ref} id="deals" className={styles.section} aria-labelledby="deals-heading">
      <div className={styles.top}>
        <h2 className={styles.heading}>
          <span id="deals-heading" className={isNamed ? styles.eyebrow : undefined}>
            {t('deals.title')}
          </span>
          {isNamed && (
            <span className={styles.place}>
              <DealsPlace place={summary.place} />
            </span>
          )}
        </h2>
        <div className={styles.ownPlace}>
          {summary !== null && <LazySlot clientOnly component={ownPlace} props={{}} renderFailed={() => null} />}
        </div>
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

/** The panel of a deals tab (rules §2, home page). */
function TabDeals({ tab }: { readonly tab: DealTab }) {
  if (showsDeals(tab)) {
    const { Deals } = TAB_VIEWS[tab];
    return <Deals key={tab} />;
  }
  return (
    <div key={tab} className={styles.banner}>
      <LazyPromoCard tab={tab} />
    </div>
  );
}

/**
 * The deals tab that the address names. A choice is written into the address,
 * where a reload and a shared link find it, and its deals are loaded from there.
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
      const named = new URLSearchParams(query);
      named.set('tab', tabLabel(next));
      return named.toString();
    },
  };
}
