import { Coffee, MapPin } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { parseBoard } from '../../../domain/deals/board.ts';
import { distanceText } from '../../../domain/deals/distance-text.ts';
import type { HotelDeal } from '../../../domain/deals/hotel-deal.ts';
import { hotelReviews } from '../../../domain/deals/review-score.ts';
import { useShell } from '../../shell-context.tsx';
import { useLanguage } from '../../texts/use-language.ts';
import { FoundDeals } from '../list/found-deals.tsx';
import styles from './deal-card.module.css';
import { DealCard, type DealCardProps, DealFact } from './deal-card.tsx';
import { HotelReviews } from './hotel-reviews.tsx';
import { RatingStars } from './rating-stars.tsx';

/** A hotel on offer (rules §2, home page). */
export const HotelDealCard = memo(function HotelDealCard({ deal, loading }: DealCardProps<HotelDeal>) {
  const reviews = hotelReviews(deal);
  return (
    <DealCard product="hotel" deal={deal} name={deal.name} picture={deal.heroImage} loading={loading}>
      <DealDistance deal={deal} />
      <StarsAndBoard deal={deal} />
      {reviews !== undefined && <HotelReviews reviews={reviews} />}
    </DealCard>
  );
});

/** Stars, and the meals included in the price, on one line if there is room. */
function StarsAndBoard({ deal: { rating, ...deal } }: { readonly deal: HotelDeal }) {
  const { t } = useTranslation();
  const board = parseBoard(deal.board);
  if (board === undefined) return <RatingStars rating={rating} />;
  return (
    <div className={styles.pair}>
      <RatingStars rating={rating} />
      <DealFact icon={Coffee}>{t(`deals.board.${board}`)}</DealFact>
    </div>
  );
}

/** Hotels around the home page's place. */
export function HotelDeals() {
  return <FoundDeals product="hotel" list={useShell().deals.hotels} card={HotelDealCard} />;
}

/** "1.23 mi from Dubai"; nothing without a distance. */
function DealDistance({ deal }: { readonly deal: HotelDeal }) {
  const { t } = useTranslation();
  const distance = distanceText(deal.distance, useLanguage());
  const place = deal.distanceFrom.trim();
  if (distance === null) return null;
  return (
    <DealFact icon={MapPin}>
      {place === '' ? t('deals.distance', { distance }) : t('deals.distanceFrom', { distance, place })}
    </DealFact>
  );
}
