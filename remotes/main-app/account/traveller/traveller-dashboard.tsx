import { BookOpen, LifeBuoy, Luggage, MapPinned, Search, UserRound, Wallet } from 'lucide-react';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { CardGrid } from '../../../kit/card-grid.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Section } from '../../../kit/section.tsx';
import { useAsked } from '../../../kit/use-asked.ts';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useToday } from '../../../kit/use-today.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { CardList } from '../bookings/card-list.tsx';
import { TripCard } from '../bookings/trip-card.tsx';
import { readTrips } from '../bookings/trip-wire.ts';
import { tripsIn } from '../bookings/trips-in.ts';
import { AccountAsked } from '../frame/account-asked.tsx';
import { Shortcut } from '../frame/shortcut.tsx';
import { TravellerPage } from './traveller-page.tsx';

/** Where a traveller's account begins: the next trip, and the ways on. */
export function TravellerDashboard() {
  const say = useVoice();
  const { session, agency } = useRemote();
  const { profile } = useLive(session);
  const today = useToday().toString();
  const asked = useAsked({ method: 'GET', path: '/api/reference/bookings' }, readTrips);
  const ways = [
    { icon: Search, label: say('trips.find'), hint: say('overview.findHint'), to: '/' },
    ...(agency.displaysTopDestinations
      ? [
          {
            icon: MapPinned,
            label: say('overview.destinations'),
            hint: say('overview.destinationsHint'),
            to: '/top-destination',
          },
        ]
      : []),
    { icon: BookOpen, label: say('overview.stories'), hint: say('overview.storiesHint'), to: '/blog' },
    { icon: Luggage, label: say('account.trips'), hint: say('overview.tripsHint'), to: '/mytrip/mytrips' },
    ...(profile?.hasRewardWallet === true
      ? [{ icon: Wallet, label: say('account.wallet'), hint: say('overview.walletHint'), to: '/mytrip/wallet/' }]
      : []),
    { icon: UserRound, label: say('account.profile'), hint: say('overview.profileHint'), to: '/mytrip/profile' },
    { icon: LifeBuoy, label: say('account.support'), hint: say('overview.supportHint'), to: '/mytrip/support' },
  ];
  const name = profile?.firstName ?? '';
  return (
    <TravellerPage
      title={name === '' ? say('overview.greeting') : say('overview.greetingTo', { name })}
      lead={say('overview.lead')}
    >
      <Section heading={say('overview.next')}>
        <AccountAsked asked={asked}>
          {(trips) => {
            const [next] = tripsIn('upcoming', trips, today);
            return next === undefined ? (
              <EmptyState
                icon={Luggage}
                level={3}
                heading={say('trips.none.upcoming')}
                actions={
                  <ButtonLink look="primary" to="/">
                    {say('trips.find')}
                  </ButtonLink>
                }
              />
            ) : (
              <CardList>
                <TripCard trip={next} today={today} level={3} />
              </CardList>
            );
          }}
        </AccountAsked>
      </Section>
      <Section heading={say('overview.shortcuts')}>
        <CardGrid size="small">
          {ways.map((way) => (
            <Shortcut key={way.to} {...way} />
          ))}
        </CardGrid>
      </Section>
    </TravellerPage>
  );
}
