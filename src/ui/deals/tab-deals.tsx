import type { DealTab } from '../../domain/deals/deal-tab.ts';
import { assertNever } from '../../domain/shared/assert-never.ts';
import { HotelDeals } from './hotel-deals.tsx';
import { LazyDeals } from './lazy-deals.tsx';
import { LazyPromoCard } from './lazy-promo-card.tsx';
import styles from './tab-deals.module.css';

/** What a tab of the product deals shows (rules §2, home page). */
export function TabDeals({ tab }: { readonly tab: DealTab }) {
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
