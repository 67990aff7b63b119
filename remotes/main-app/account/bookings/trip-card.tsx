import { useTranslation } from 'react-i18next';
import { PictureCard } from '../../../kit/cards/picture-card.tsx';
import { Price } from '../../../kit/format/price.tsx';
import { pathTo } from '../frame/path-to.ts';
import { PhaseBadge } from './phase-badge.tsx';
import type { Trip } from './trip.ts';
import { phaseOf } from './trip-phase.ts';
import { useSpan } from './use-span.ts';

interface Props {
  readonly trip: Trip;
  readonly today: string;
  /** One below the heading of the page, or of the section, that it stands in. */
  readonly level: 2 | 3;
}

/** A booking as a traveller looks at it. */
export function TripCard({ trip, today, level }: Props) {
  const { t } = useTranslation('account');
  const span = useSpan();
  return (
    <PictureCard
      name={trip.title}
      level={level}
      to={pathTo('/mytrip/mytrips', trip.referenceNumber)}
      picture={trip.picture}
      badge={<PhaseBadge phase={phaseOf(trip, today)} />}
      wide
      foot={<Price price={trip.price} size="text" />}
    >
      <p>{span(trip)}</p>
      {trip.place !== '' && (
        <p>
          <bdi>{trip.place}</bdi>
        </p>
      )}
      <p>{t('trips.reference', { reference: trip.referenceNumber })}</p>
    </PictureCard>
  );
}
