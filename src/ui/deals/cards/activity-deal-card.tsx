import type { LanguageCode } from '@livery/contract/market/language';
import { Clock, ShieldCheck } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActivityDeal, ActivityDuration } from '../../../domain/deals/activity-duration.ts';
import { durationParts } from '../../../domain/deals/duration-parts.ts';
import { useShell } from '../../shell-context.tsx';
import { formatNumber } from '../../texts/format-number.ts';
import { useLanguage } from '../../texts/use-language.ts';
import { FoundDeals } from '../list/found-deals.tsx';
import styles from './deal-card.module.css';
import { DealCard, type DealCardProps, DealFact } from './deal-card.tsx';
import { RatingStars } from './rating-stars.tsx';

/** An activity on offer (rules §2, home page). */
export const ActivityDealCard = memo(function ActivityDealCard({ deal, loading }: DealCardProps<ActivityDeal>) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <DealCard product="activity" deal={deal} name={deal.title} picture={deal.image} loading={loading}>
      <div className={styles.pair}>
        {deal.duration !== null && (
          <DealFact icon={Clock}>
            <bdi>{durationText(deal.duration, language)}</bdi>
          </DealFact>
        )}
        {deal.isFreeCancellation && <DealFact icon={ShieldCheck}>{t('deals.freeCancellation')}</DealFact>}
      </div>
      <RatingStars rating={deal.rating} />
    </DealCard>
  );
});

/** Activities around the home page's place. */
export function ActivityDeals() {
  return <FoundDeals product="activity" list={useShell().deals.activities} card={ActivityDealCard} />;
}

/** In the order of display. */
const DURATION_UNITS = [
  ['days', 'day'],
  ['hours', 'hour'],
  ['minutes', 'minute'],
] as const;

/** The duration of an activity, such as "2 hr 30 min"; a text from the API is shown unchanged. */
export function durationText(duration: ActivityDuration, language: LanguageCode): string {
  if (duration.kind === 'words') return duration.words;
  const parts = durationParts(duration.minutes);
  return DURATION_UNITS.filter(([part]) => parts[part] > 0)
    .map(([part, unit]) => formatNumber(parts[part], language, { style: 'unit', unit, unitDisplay: 'short' }))
    .join(' ');
}
