import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { distanceText } from '../../domain/deals/distance-text.ts';
import { GAP, withIsolated } from '../kit/with-isolated.tsx';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import styles from './deal-distance.module.css';

interface Props {
  readonly miles: number | null;
  /** The place that the distance is measured from; may be the empty text. */
  readonly from: string;
}

/** "1.23 mi from Dubai"; nothing where no distance is told. */
export function DealDistance({ miles, from }: Props) {
  const { t } = useTranslation();
  const distance = distanceText(miles, useLive(useShell().market.language));
  const place = from.trim();
  if (distance === null) return null;

  return (
    <>
      <MapPin size={14} aria-hidden="true" className={styles.pin} />
      <span className={styles.text}>
        {place === ''
          ? t('deals.distance', { distance })
          : withIsolated(t('deals.distanceFrom', { distance, place: GAP }), place)}
      </span>
    </>
  );
}
