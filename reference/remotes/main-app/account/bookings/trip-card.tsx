import { Price } from '@livery/kit/format/price';
import { PictureCard, useFormat } from '@livery/remote';
import layout from '@livery/ui/layout.module.css';
import { Children, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { itemPath } from '../common/paths.ts';
import { PhaseBadge } from './product-name.tsx';
import { tripPhase } from './trip-phase.ts';
import type { Trip } from './trip-wire.ts';

interface Props {
  readonly trip: Trip;
  readonly today: string;
  /** One below the level of the surrounding page or section heading. */
  readonly level: 2 | 3;
}

/** A booking as shown to a traveller. */
export function TripCard({ trip, today, level }: Props) {
  const { t } = useTranslation('account');
  const { days } = useFormat();
  return (
    <PictureCard
      name={trip.title}
      level={level}
      to={itemPath('/mytrip/mytrips', trip.referenceNumber)}
      picture={trip.picture}
      badge={<PhaseBadge phase={tripPhase(trip, today)} />}
      wide
      foot={trip.price && <Price price={trip.price} size="text" />}
    >
      <p>{days(trip.start, trip.end)}</p>
      {trip.place !== '' && (
        <p>
          <bdi>{trip.place}</bdi>
        </p>
      )}
      <p>{t('trips.reference', { reference: trip.referenceNumber })}</p>
    </PictureCard>
  );
}

/** Wide cards in one column. */
export function CardList({ children }: { readonly children: ReactNode }) {
  return (
    <ul role="list" className={layout.list}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
