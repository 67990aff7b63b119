import type { DealTab } from '../../../domain/deals/deal-tab.ts';
import { lazyComponent } from '../../kit/lazy/lazy-component.ts';
import { LazySlot } from '../../kit/lazy/lazy-slot.tsx';
import styles from './lazy-promo-card.module.css';

const promoCard = lazyComponent(async () => (await import('./promo-card.tsx')).PromoCard);

/** A promo card, whose drawing is fetched when it is needed; its place is kept meanwhile. */
export function LazyPromoCard({ tab }: { readonly tab: DealTab }) {
  return <LazySlot part={promoCard} with={{ tab }} waiting={<div className={styles.place} />} />;
}
