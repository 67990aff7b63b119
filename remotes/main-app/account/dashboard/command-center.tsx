import type { UserProfile } from '@livery/remote';
import { ButtonLink, Page, useFormat, useQuery, useToday } from '@livery/remote';
import { CardGrid } from '@livery/ui/card';
import { Section } from '@livery/ui/section';
import {
  BadgePercent,
  CalendarCheck,
  CalendarClock,
  CalendarDays,
  CircleDollarSign,
  FileText,
  Link2,
  Search,
  Settings,
  UserPlus,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingTable } from '../bookings/booking-table.tsx';
import { readTrips } from '../bookings/trip-wire.ts';
import { AccountQueryResult, AgentsOnly } from '../common/account-states.tsx';
import { mayRead } from '../common/permissions.ts';
import { Figure, Shortcut } from '../common/tiles.tsx';
import { type AgencyTotals, agencyFigures } from './agency-figures.ts';

/** The number of latest bookings. */
const COUNT = 5;

/** The agents' dashboard: figures, latest bookings and shortcuts (rules §2). */
export function CommandCenter() {
  return <AgentsOnly>{(profile) => <Dashboard profile={profile} />}</AgentsOnly>;
}

function Dashboard({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation('account');
  const name = profile.firstName;
  const shortcuts = (
    <Section heading={t('overview.shortcuts')}>
      <AgentShortcuts profile={profile} />
    </Section>
  );
  return (
    <Page title={t('command.title')} lead={name === '' ? t('overview.greeting') : t('overview.greetingTo', { name })}>
      {mayRead(profile, 'bookings') ? <AgencyBookings profile={profile}>{shortcuts}</AgencyBookings> : shortcuts}
    </Page>
  );
}

interface AgencyBookingsProps {
  readonly profile: UserProfile;
  /** What is below: shown with the bookings or their failure, whose heights are not known before. */
  readonly children: ReactNode;
}

/** The figures, and the latest bookings in the platform's order (newest first). */
function AgencyBookings({ profile, children }: AgencyBookingsProps) {
  const { t } = useTranslation('account');
  const today = useToday().toString();
  const query = useQuery({ method: 'GET', path: '/api/reference/bookings' }, readTrips);
  return (
    <>
      <AccountQueryResult query={query}>
        {(trips) => (
          <>
            <FigureGrid figures={agencyFigures(trips, today)} profile={profile} />
            <Section
              heading={t('command.latest')}
              actions={<ButtonLink to="/bookings">{t('command.allBookings')}</ButtonLink>}
            >
              <BookingTable
                caption={t('command.latest')}
                trips={trips.slice(0, COUNT)}
                none={[t('bookings.none'), t('bookings.noneHint')]}
              />
            </Section>
          </>
        )}
      </AccountQueryResult>
      {query.state.kind !== 'loading' && children}
    </>
  );
}

/** Links to the pages that the agent may read (rules §6). */
function AgentShortcuts({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation('account');
  const shortcuts = [
    { icon: Search, label: t('command.book'), to: '/' },
    { icon: CalendarDays, label: t('bookings.title'), to: '/bookings', feature: 'bookings' },
    { icon: UserPlus, label: t('clients.title'), to: '/users/clients', feature: 'clients' },
    { icon: FileText, label: t('proposals.title'), to: '/proposals', feature: 'proposals' },
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

interface Props {
  readonly figures: AgencyTotals;
  readonly profile: UserProfile;
}

/** The agency's key figures; earnings are hidden from restricted agents (rules §6). */
function FigureGrid({ figures: { upcoming, thisMonth, sales, earned }, profile }: Props) {
  const { t } = useTranslation('account');
  const { money, number } = useFormat();
  const dollars = (amount: number) => money({ amount, currency: 'USD' });
  const hint = t('command.inThisMonth');
  const shown = [
    { icon: CalendarCheck, label: t('command.thisMonth'), value: number(thisMonth) },
    { icon: CalendarClock, label: t('command.upcoming'), value: number(upcoming) },
    { icon: CircleDollarSign, label: t('command.sales'), value: dollars(sales), hint },
    ...(profile.isRestrictedAgent
      ? []
      : [{ icon: BadgePercent, label: t('command.earned'), value: dollars(earned), hint }]),
  ];
  return (
    <CardGrid label={t('command.figures')}>
      {shown.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </CardGrid>
  );
}
