import type { DealTab } from '../../../domain/deals/deal-tab.ts';
import { LazySlot, lazyComponent } from '../../kit/lazy-component.tsx';
import styles from './lazy-promo-card.module.css';

const promoCard = lazyComponent('promo-card', async () => (await import('./promo-card.tsx')).PromoCard);

/** A promo card whose code is loaded when it is needed; meanwhile its space is reserved. */
export function LazyPromoCard({ tab }: { readonly tab: DealTab }) {
  return <LazySlot component={promoCard} props={{ tab }} fallback={<div className={styles.place} />} />;
}
