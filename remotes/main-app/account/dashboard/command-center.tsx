import { CalendarDays, CalendarX, FileText, Link2, Search, Settings, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { CardGrid } from '../../../kit/card-grid.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Page } from '../../../kit/page.tsx';
import { Section } from '../../../kit/section.tsx';
import { Table } from '../../../kit/table.tsx';
import { useQuery } from '../../../kit/use-query.ts';
import { useToday } from '../../../kit/use-today.ts';
import { readTrips, type Trip } from '../bookings/trip-wire.ts';
import { useBookingColumns } from '../bookings/use-booking-columns.tsx';
import { AccountAsked } from '../frame/account-asked.tsx';
import { ForAgents } from '../frame/for-agents.tsx';
import { mayRead } from '../frame/may-read.ts';
import { Shortcut } from '../frame/shortcut.tsx';
import { FigureGrid } from './figure-grid.tsx';
import { figuresOf } from './figures-of.ts';

const COUNT = 5;

/** What was booked last, the newest first as the platform tells it. */
function LatestBookings({ trips }: { readonly trips: readonly Trip[] }) {
  const { t } = useTranslation('account');
  const columns = useBookingColumns();
  return (
    <Section heading={t('command.latest')} actions={<ButtonLink to="/bookings">{t('command.allBookings')}</ButtonLink>}>
      {trips.length === 0 ? (
        <EmptyState icon={CalendarX} level={3} heading={t('bookings.none')}>
          <p>{t('bookings.noneHint')}</p>
        </EmptyState>
      ) : (
        <Table
          caption={t('command.latest')}
          columns={columns}
          rows={trips.slice(0, COUNT)}
          rowKey={({ referenceNumber }) => referenceNumber}
        />
      )}
    </Section>
  );
}

/** Where an agent's day begins: how the agency does, what was booked last, and the ways on (rules §2). */
export function CommandCenter() {
  return <ForAgents>{(profile) => <Desk profile={profile} />}</ForAgents>;
}

function Desk({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation('account');
  const name = profile.firstName;
  return (
    <Page title={t('command.title')} lead={name === '' ? t('overview.greeting') : t('overview.greetingTo', { name })}>
      {mayRead(profile, 'bookings') && <AgencyBookings profile={profile} />}
      <Section heading={t('overview.shortcuts')}>
        <AgentShortcuts profile={profile} />
      </Section>
    </Page>
  );
}

function AgencyBookings({ profile }: { readonly profile: UserProfile }) {
  const today = useToday().toString();
  const asked = useQuery({ method: 'GET', path: '/api/reference/bookings' }, readTrips);
  return (
    <AccountAsked asked={asked}>
      {(trips) => (
        <>
          <FigureGrid figures={figuresOf(trips, today)} profile={profile} />
          <LatestBookings trips={trips} />
        </>
      )}
    </AccountAsked>
  );
}

/** The ways on to what somebody may read (rules §6). */
function AgentShortcuts({ profile }: { readonly profile: UserProfile }) {
  const { t } = useTranslation('account');
  const ways = [
    { icon: Search, label: t('command.book'), to: '/' },
    { icon: CalendarDays, label: t('bookings.title'), to: '/bookings', feature: 'bookings' },
    { icon: UserPlus, label: t('clients.title'), to: '/users/clients', feature: 'clients' },
    { icon: FileText, label: t('proposals.title'), to: '/proposals', feature: 'proposals' },
    { icon: Link2, label: t('links.title'), to: '/deal-link', feature: 'deal-link' },
    { icon: Settings, label: t('settings.title'), to: '/settings/profile' },
  ];
  return (
    <CardGrid size="large">
      {ways
        .filter(({ feature }) => feature === undefined || mayRead(profile, feature))
        .map(({ feature: _, ...way }) => (
          <Shortcut key={way.to} {...way} />
        ))}
    </CardGrid>
  );
}
