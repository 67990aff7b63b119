import { ButtonLink, useAddressQuery, useQuery, useToday } from '@livery/remote';
import { EmptyState } from '@livery/ui/empty-state';
import { Tabs } from '@livery/ui/tabs';
import { Luggage } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AccountQueryResult, TravellerPage } from '../common/account-states.tsx';
import { CardList, TripCard } from './trip-card.tsx';
import { PHASES, tripsInPhase } from './trip-phase.ts';
import { parseTrips, type Trip } from './trip-wire.ts';

/** A traveller's own bookings: upcoming, past, and cancelled. */
export function TripsScreen() {
  const { t } = useTranslation('account');
  const { read, change } = useAddressQuery();
  const today = useToday().toString();
  const query = useQuery({ method: 'GET', path: '/api/reference/bookings' }, parseTrips);
  const chosenPhase = PHASES.find((phase) => phase === read('show')) ?? 'upcoming';
  return (
    <TravellerPage title={t('account.trips')}>
      <AccountQueryResult query={query}>
        {(trips) => (
          <Tabs
            label={t('trips.label')}
            tabs={PHASES.map((id) => ({ id, label: t(`trips.phase.${id}`) }))}
            chosen={chosenPhase}
            onChoose={(phase) => change({ show: phase === 'upcoming' ? null : phase })}
          >
            {listed(tripsInPhase(chosenPhase, trips, today))}
          </Tabs>
        )}
      </AccountQueryResult>
    </TravellerPage>
  );

  function listed(trips: readonly Trip[]) {
    if (trips.length > 0) {
      return (
        <CardList>
          {trips.map((trip) => (
            <TripCard key={trip.referenceNumber} trip={trip} today={today} level={2} />
          ))}
        </CardList>
      );
    }
    return (
      <EmptyState
        icon={Luggage}
        heading={t(`trips.none.${chosenPhase}`)}
        actions={
          chosenPhase === 'upcoming' && (
            <ButtonLink variant="primary" to="/">
              {t('trips.find')}
            </ButtonLink>
          )
        }
      />
    );
  }
}
