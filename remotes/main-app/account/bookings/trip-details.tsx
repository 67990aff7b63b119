import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/buttons/button.tsx';
import { Card } from '../../../kit/cards/card.tsx';
import { Picture } from '../../../kit/cards/picture.tsx';
import { useToday } from '../../../kit/format/days.ts';
import { useFocusWhen } from '../../../kit/forms/use-focus-when.ts';
import { Columns } from '../../../kit/layout/columns.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import { CancelTrip } from './cancel-trip.tsx';
import { PhaseBadge } from './phase-badge.tsx';
import styles from './trip-details.module.css';
import { TripFacts } from './trip-facts.tsx';
import { canBeCancelled, phaseOf } from './trip-phase.ts';
import type { Trip } from './trip-wire.ts';

interface Props {
  readonly trip: Trip;
  readonly mayCancel: boolean;
  readonly onCancelled: (trip: Trip) => void;
}

/** One booking, and what can be done about it. */
export function TripDetails({ trip, mayCancel, onCancelled }: Props) {
  const { t } = useTranslation('account');
  const today = useToday().toString();
  const cancelled = useFocusWhen<HTMLDivElement>(trip.cancelled);
  return (
    <Columns
      aside={
        <div className={styles.aside}>
          <div className={styles.picture}>
            <Picture source={trip.picture} eager />
          </div>
          <Button onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            {t('trip.print')}
          </Button>
          {mayCancel && canBeCancelled(trip, today) && <CancelTrip trip={trip} onCancelled={onCancelled} />}
        </div>
      }
    >
      {trip.cancelled && (
        <div ref={cancelled} tabIndex={-1}>
          <Notice tone="warning">{t('trip.isCancelled')}</Notice>
        </div>
      )}
      <Card heading={t('trip.details')}>
        <div>
          <PhaseBadge phase={phaseOf(trip, today)} />
        </div>
        <TripFacts trip={trip} />
      </Card>
    </Columns>
  );
}
