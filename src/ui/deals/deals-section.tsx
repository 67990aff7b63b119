import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLive } from '../../../design/use-live.ts';
import { type DealTab, tabLabel } from '../../domain/deals/deal-tab.ts';
import { assertNever } from '../../domain/shared/assert-never.ts';
import { ContactLink } from '../agency/contact-link.tsx';
import { LazySlot, lazyComponent } from '../kit/lazy-component.tsx';
import { useShell } from '../shell-context.tsx';
import { HotelDeals } from './cards/hotel-deal-card.tsx';
import { DealTabList } from './deal-tab-list.tsx';
import styles from './deals-section.module.css';
import { CarouselArrowsPlace } from './list/carousel-arrows.tsx';
import { DealSkeletons } from './list/deal-skeletons.tsx';
import { DealsFailed } from './list/deals-failed.tsx';
import { DealsHeader } from './list/deals-header.tsx';
import { LazyPromoCard } from './promo/lazy-promo-card.tsx';
import { DEALS_PANEL, tabId } from './tab-ids.ts';

const LAZY_DEALS = {
  car: lazyComponent('car-deal-card', async () => (await import('./cards/car-deal-card.tsx')).CarDeals),
  activity: lazyComponent(
    'activity-deal-card',
    async () => (await import('./cards/activity-deal-card.tsx')).ActivityDeals,
  ),
};

/** Cards whose code is loaded when their tab is first opened, in parallel with the search. */
function LazyDeals({ product }: { readonly product: keyof typeof LAZY_DEALS }) {
  return (
    <LazySlot
      component={LAZY_DEALS[product]}
      props={{}}
      retryReloads
      renderFailed={(retry) => <DealsFailed failure={{ kind: 'unreachable' }} onRetry={retry} />}
      fallback={
        <>
          <DealsHeader product={product}>
            <CarouselArrowsPlace />
          </DealsHeader>
          <DealSkeletons product={product} />
        </>
      }
    />
  );
}

/** Product Deals (rules §1 and §2, home page). */
export function DealsSection({ ref }: { readonly ref?: Ref<HTMLElement> }) {
  const { t } = useTranslation();
  const { tabs, tab, searchOf } = useChosenTab();
  return (
    <section ref={ref} id="deals" className={styles.section} aria-labelledby="deals-heading">
      <h2 id="deals-heading" className={styles.heading}>
        {t('deals.title')}
      </h2>
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
  switch (tab) {
    case 'hotels':
      return <HotelDeals />;
    case 'cars':
      return <LazyDeals key={tab} product="car" />;
    case 'activities':
      return <LazyDeals key={tab} product="activity" />;
    case 'cruises':
    case 'flights':
      return (
        <div key={tab} className={styles.banner}>
          <LazyPromoCard tab={tab} />
        </div>
      );
    default:
      return assertNever(tab);
  }
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
