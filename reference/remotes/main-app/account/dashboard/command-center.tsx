import { Lazy } from '@livery/kit/lazy';
import type { Query, UserProfile } from '@livery/remote';
import { ButtonLink, Page, useFormat, useQuery, useRemote, useToday } from '@livery/remote';
import { CardGrid } from '@livery/ui/card';
import { EmptyState } from '@livery/ui/empty-state';
import { Section } from '@livery/ui/section';
import { Skeleton } from '@livery/ui/skeleton';
import text from '@livery/ui/text.module.css';
import { useLive } from '@livery/ui/use-live';
import { Link2, Search, Settings, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseSearches } from '../agency/logged-search-wire.ts';
import { BookingTable } from '../bookings/booking-table.tsx';
import { tripsInPhase } from '../bookings/trip-phase.ts';
import { parseTrips, type Trip } from '../bookings/trip-wire.ts';
import { AccountQueryResult, AgentsOnly } from '../common/account-states.tsx';
import { mayRead } from '../common/permissions.ts';
import { Shortcut } from '../common/tiles.tsx';
import { agencyFigures } from './agency-figures.ts';
import styles from './command-center.module.css';
import { FigureGrid } from './figure-grid.tsx';
import { OpenProposals, readOpenProposals } from './open-proposals.tsx';

/** The number of upcoming bookings shown. */
const MAX_UPCOMING_BOOKINGS = 5;

const loadMonthlyChart = () => import('./monthly-chart.tsx');
const loadRecentSearches = () => import('./recent-searches.tsx');

/** The agents' dashboard: their tasks and the agency's figures, within their permissions (rules §2, §6). */
export function CommandCenter() {
  return <AgentsOnly>{(profile) => <Dashboard profile={profile} />}</AgentsOnly>;
}

function Dashboard({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation('account');
  const name = profile.firstName;
  const bookings = useGrantedQuery(profile, 'bookings', parseTrips);
  const proposals = useGrantedQuery(profile, 'proposals', readOpenProposals);
  const searches = useGrantedQuery(profile, 'searches', parseSearches);
  const isSettled = useAllSettled([bookings, proposals, searches]);
  return (
    <Page title={t('command.title')} lead={name === '' ? t('overview.greeting') : t('overview.greetingTo', { name })}>
      {isSettled ? (
        <>
          {bookings !== null && <AgencyBookings profile={profile} query={bookings} />}
          {proposals !== null && (
            <Section
              heading={t('command.proposals')}
              actions={<ButtonLink to="/proposals?status=open">{t('proposals.others')}</ButtonLink>}
            >
              <AccountQueryResult query={proposals}>
                {(foundProposals) => <OpenProposals proposals={foundProposals} />}
              </AccountQueryResult>
            </Section>
          )}
          {searches !== null && (
            <Section
              heading={t('command.searches')}
              actions={<ButtonLink to="/searches">{t('command.allSearches')}</ButtonLink>}
            >
              <AccountQueryResult query={searches}>
                {(foundSearches) =>
                  foundSearches.length === 0 ? (
                    <EmptyState icon={Search} level={3} heading={t('searches.none')} />
                  ) : (
                    <Lazy load={loadRecentSearches} waiting={<Skeleton shape="rows" />}>
                      {({ RecentSearches }) => <RecentSearches searches={foundSearches} />}
                    </Lazy>
                  )
                }
              </AccountQueryResult>
            </Section>
          )}
          <Section heading={t('overview.shortcuts')}>
            <AgentShortcuts profile={profile} />
          </Section>
        </>
      ) : (
        <Skeleton shape="rows" />
      )}
    </Page>
  );
}

const FEATURE_PATHS = {
  bookings: '/api/reference/bookings',
  proposals: '/api/reference/proposals',
  searches: '/api/reference/searches',
};

/** The platform's data of a feature; `null` if the agent may not read it. */
function useGrantedQuery<T>(
  profile: UserProfile,
  feature: keyof typeof FEATURE_PATHS,
  read: (response: unknown) => T | undefined,
): Query<T> | null {
  const isGranted = mayRead(profile, feature);
  const query = useQuery(isGranted ? { method: 'GET', path: FEATURE_PATHS[feature] } : null, read);
  return isGranted ? query : null;
}

/** Whether all queries have had a value or a failure: from then on the layout is stable. */
function useAllSettled(queries: readonly (Pick<Query<unknown>, 'state'> | null)[]): boolean {
  const [settled, setSettled] = useState(false);
  if (!settled && queries.every((query) => query?.state.kind !== 'loading')) setSettled(true);
  return settled;
}

interface AgencyBookingsProps {
  readonly profile: UserProfile;
  readonly query: Query<readonly Trip[]>;
}

/** The figures, the upcoming bookings and the months; earnings are hidden from restricted agents (rules §6). */
function AgencyBookings({ profile, query }: AgencyBookingsProps) {
  const { t } = useTranslation('account');
  const { number } = useFormat();
  const rates = useLive(useRemote().rates);
  const today = useToday().toString();
  const showsMarkup = !profile.isRestrictedAgent;
  return (
    <AccountQueryResult query={query}>
      {(trips) => {
        const figures = agencyFigures(trips, today, rates);
        return (
          <>
            <FigureGrid figures={figures} showsMarkup={showsMarkup} />
            <Section
              heading={t('command.toCome')}
              actions={<ButtonLink to="/bookings">{t('command.allBookings')}</ButtonLink>}
            >
              <BookingTable
                caption={t('command.toCome')}
                trips={tripsInPhase('upcoming', trips, today).slice(0, MAX_UPCOMING_BOOKINGS)}
                none={[t('command.nothingToCome'), t('bookings.noneHint')]}
              />
            </Section>
            <Section heading={t('command.byMonth')}>
              <div className={styles.chart}>
                <Lazy load={loadMonthlyChart} waiting={<Skeleton shape="picture" />}>
                  {({ MonthlyChart }) => <MonthlyChart months={figures.months} showsMarkup={showsMarkup} />}
                </Lazy>
              </div>
              {figures.leftOut > 0 && (
                <p className={text.small}>{t('command.leftOut', { number: number(figures.leftOut) })}</p>
              )}
            </Section>
          </>
        );
      }}
    </AccountQueryResult>
  );
}

/** Links to the other pages that the agent may read (rules §6). */
function AgentShortcuts({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation('account');
  const shortcuts = [
    { icon: Search, label: t('command.book'), to: '/' },
    { icon: UserPlus, label: t('clients.title'), to: '/users/clients', feature: 'clients' },
    { icon: Link2, label: t('links.title'), to: '/deal-link', feature: 'deal-link' },
    { icon: Settings, label: t('settings.title'), to: '/settings/profile' },
  ];
  return (
    <CardGrid size="large">
      {shortcuts
        .filter(({ feature }) => feature === undefined || mayRead(profile, feature))
        .map(({ feature: _, ...shortcut }) => (
          <Shortcut key={shortcut.to} {...shortcut} />
        ))}
    </CardGrid>
  );
}
