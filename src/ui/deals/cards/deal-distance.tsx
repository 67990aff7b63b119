import { MapPin } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import { distanceText } from '../../../domain/deals/distance-text.ts';
import { useLanguage } from '../../texts/use-language.ts';
import { DealFact } from './deal-fact.tsx';

interface Props {
  readonly miles: number | null;
  /** The place that the distance is measured from; may be the empty text. */
  readonly from: string;
}

/** "1.23 mi from Dubai"; nothing without a distance. */
export function DealDistance({ miles, from }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const distance = distanceText(miles, language);
  const place = from.trim();
  if (distance === null) return null;

  return (
    <DealFact icon={MapPin}>
      {place === '' ? (
        t('deals.distance', { distance })
      ) : (
        <Trans t={t} i18nKey="deals.distanceFrom" values={{ distance }} components={{ place: <bdi>{place}</bdi> }} />
      )}
    </DealFact>
  );
}
