import { MapPin } from 'lucide-react';
import { distanceText } from '../../domain/deals/distance-text.ts';
import { GAP, withIsolated } from '../kit/with-isolated.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import { DealFact } from './deal-fact.tsx';

interface Props {
  readonly miles: number | null;
  /** The place that the distance is measured from; may be the empty text. */
  readonly from: string;
}

/** "1.23 mi from Dubai"; nothing where no distance is told. */
export function DealDistance({ miles, from }: Props) {
  const { t, language } = useTranslation();
  const distance = distanceText(miles, language);
  const place = from.trim();
  if (distance === null) return null;

  return (
    <DealFact icon={MapPin}>
      {place === ''
        ? t('deals.distance', { distance })
        : withIsolated(t('deals.distanceFrom', { distance, place: GAP }), place)}
    </DealFact>
  );
}
