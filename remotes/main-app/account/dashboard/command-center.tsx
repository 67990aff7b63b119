import { CalendarDays, CalendarX, FileText, Link2, Search, Settings, UserPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { UserProfile } from '../../../../src/application/remotes/remote-context.ts';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { CardGrid } from '../../../kit/cards/card.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { useToday } from '../../../kit/format/days.ts';
import { Page } from '../../../kit/layout/page.tsx';
import { Section } from '../../../kit/layout/section.tsx';
import { Table } from '../../../kit/layout/table.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { readTrips, type Trip } from '../bookings/trip-wire.ts';
import { useBookingColumns } from '../bookings/use-booking-columns.tsx';
import { AccountQueryResult } from '../common/account-query-result.tsx';
import { ForAgents } from '../common/for-agents.tsx';
import { mayRead } from '../common/permissions.ts';
import { Shortcut } from '../common/shortcut.tsx';
import { agencyFigures } from './agency-figures.ts';
import { FigureGrid } from './figure-grid.tsx';

const COUNT = 5;

/** The latest bookings, in the platform's order (newest first). */
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

/** The agents' dashboard: figures, latest bookings and shortcuts (rules §2). */
export function CommandCenter() {
  return <ForAgents>{(profile) => <Dashboard profile={profile} />}</ForAgents>;
}

function Dashboard({ profile }: { readonly profile: UserProfile }) {
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
  const query = useQuery({ method: 'GET', path: '/api/reference/bookings' }, readTrips);
  return (
    <AccountQueryResult query={query}>
      {(trips) => (
        <>
          <FigureGrid figures={agencyFigures(trips, today)} profile={profile} />
          <LatestBookings trips={trips} />
        </>
      )}
    </AccountQueryResult>
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
