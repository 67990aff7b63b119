import type { DealTab } from '../../domain/deals/deal-tab.ts';
import { latePart } from '../kit/late-part.ts';
import { LateSlot } from '../kit/late-slot.tsx';
import styles from './late-promo-card.module.css';

const promoCard = latePart(async () => (await import('./promo-card.tsx')).PromoCard);

/** A promo card, whose drawing is fetched when it is needed; its place is kept meanwhile. */
export function LatePromoCard({ tab }: { readonly tab: DealTab }) {
  return <LateSlot part={promoCard} with={{ tab }} waiting={<div className={styles.place} />} />;
}
