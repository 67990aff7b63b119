import { Clock, ShieldCheck } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityDeal } from '../../../domain/deals/activity-duration.ts';
import { dealLink } from '../../../domain/deals/deal-link.ts';
import { useLanguage } from '../../texts/use-language.ts';
import { DealCard } from './deal-card.tsx';
import { DealFact } from './deal-fact.tsx';
import { DealPicture } from './deal-picture.tsx';
import { durationText } from './duration-text.ts';
import { RatingStars } from './rating-stars.tsx';

interface Props {
  readonly deal: ActivityDeal;
  /** The picture may wait until it is scrolled to. */
  readonly lazy: boolean;
}

/** Something to do, on offer (rules §2, home page). */
export const ActivityDealCard = memo(function ActivityDealCard({ deal, lazy }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <DealCard
      product="activity"
      name={deal.title}
      target={dealLink(deal.link, 'activity')}
      picture={<DealPicture source={deal.image} lazy={lazy} />}
      rates={deal.rates}
    >
      {deal.duration !== null && (
        <DealFact icon={Clock}>
          <bdi>{durationText(deal.duration, language)}</bdi>
        </DealFact>
      )}
      {deal.isFreeCancellation && <DealFact icon={ShieldCheck}>{t('deals.freeCancellation')}</DealFact>}
      <RatingStars rating={deal.rating} />
    </DealCard>
  );
});
