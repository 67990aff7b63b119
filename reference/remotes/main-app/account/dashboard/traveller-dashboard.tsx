import { ButtonLink, useQuery, useRemote, useToday } from '@livery/remote';
import { CardGrid } from '@livery/ui/card';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { useLive } from '@livery/ui/use-live';
import { BookOpen, LifeBuoy, Luggage, MapPinned, Search, UserRound, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CardList, TripCard } from '../bookings/trip-card.tsx';
import { tripsInPhase } from '../bookings/trip-phase.ts';
import { parseTrips } from '../bookings/trip-wire.ts';
import { AccountQueryResult, TravellerPage } from '../common/account-states.tsx';
import { Shortcut } from '../common/tiles.tsx';

/** The traveller's dashboard: the next trip and shortcuts. */
export function TravellerDashboard() {
  const { t } = useTranslation('account');
  const { session, agency } = useRemote();
  const { profile } = useLive(session);
  const today = useToday().toString();
  const query = useQuery({ method: 'GET', path: '/api/reference/bookings' }, parseTrips);
  const shortcuts = [
    { icon: Search, label: t('trips.find'), hint: t('overview.findHint'), to: '/' },
    ...(agency.displaysTopDestinations
      ? [
          {
            icon: MapPinned,
            label: t('overview.destinations'),
            hint: t('overview.destinationsHint'),
            to: '/top-destination',
          },
        ]
      : []),
    { icon: BookOpen, label: t('overview.stories'), hint: t('overview.storiesHint'), to: '/blog' },
    { icon: Luggage, label: t('account.trips'), hint: t('overview.tripsHint'), to: '/mytrip/mytrips' },
    ...(profile?.hasRewardWallet === true
      ? [{ icon: Wallet, label: t('account.wallet'), hint: t('overview.walletHint'), to: '/mytrip/wallet/' }]
      : []),
    { icon: UserRound, label: t('account.profile'), hint: t('overview.profileHint'), to: '/mytrip/profile' },
    { icon: LifeBuoy, label: t('account.support'), hint: t('overview.supportHint'), to: '/mytrip/support' },
  ];
  const name = profile?.firstName ?? '';
  return (
    <TravellerPage
      title={name === '' ? t('overview.greeting') : t('overview.greetingTo', { name })}
      lead={t('overview.lead')}
    >
      <Section heading={t('overview.next')}>
        <AccountQueryResult query={query}>
          {(trips) => {
            const [nextTrip] = tripsInPhase('upcoming', trips, today);
            return nextTrip === undefined ? (
              <EmptyState
                icon={Luggage}
                level={3}
                heading={t('trips.none.upcoming')}
                actions={
                  <ButtonLink variant="primary" to="/">
                    {t('trips.find')}
                  </ButtonLink>
                }
              />
            ) : (
              <CardList>
                <TripCard trip={nextTrip} today={today} level={3} />
              </CardList>
            );
          }}
        </AccountQueryResult>
      </Section>
      {/* The height of the trip above isn't known before it is loaded. */}
      {query.state.kind !== 'loading' && (
        <Section heading={t('overview.shortcuts')}>
          <CardGrid size="small">
            {shortcuts.map((shortcut) => (
              <Shortcut key={shortcut.to} {...shortcut} />
            ))}
          </CardGrid>
        </Section>
      )}
    </TravellerPage>
  );
}
