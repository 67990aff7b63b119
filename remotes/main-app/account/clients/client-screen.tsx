import { CalendarX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { Card } from '../../../kit/cards/card.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { nameOfCode } from '../../../kit/format/locale.ts';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Facts } from '../../../kit/layout/facts.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { Section } from '../../../kit/layout/section.tsx';
import { Breadcrumbs } from '../../../kit/navigation/breadcrumbs.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import type { Trip } from '../bookings/trip-wire.ts';
import { useBookingColumns } from '../bookings/use-booking-columns.tsx';
import { AccountQueryResult } from '../common/account-query-result.tsx';
import { ForAgents } from '../common/for-agents.tsx';
import { Missing } from '../common/page-states.tsx';
import { PagedTable } from '../common/paged-table.tsx';
import { pathTo } from '../common/paths.ts';
import { type Client, readClient } from './client-wire.ts';

interface Props {
  readonly id: string;
}

/** One client, and what is booked for them. */
export function ClientScreen({ id }: Props) {
  return <ForAgents feature="clients">{() => <OneClient id={id} />}</ForAgents>;
}

function OneClient({ id }: Props) {
  const { t } = useTranslation('account');
  const query = useQuery({ method: 'GET', path: pathTo('/api/reference/clients', id) }, readClient);
  const title = query.state.kind === 'ready' ? query.state.value.name : t('clients.one');
  const list = { to: '/users/clients', label: t('clients.title') };
  return (
    <Page title={title} above={<Breadcrumbs trail={[list, { label: title }]} />}>
      <AccountQueryResult
        query={query}
        missing={<Missing heading={t('clients.missing')} to={list.to} action={t('clients.others')} />}
      >
        {(client) => <ClientDetails client={client} />}
      </AccountQueryResult>
    </Page>
  );
}

function ClientDetails({ client }: { readonly client: Client & { readonly bookings: readonly Trip[] } }) {
  const { t } = useTranslation('account');
  const { day } = useFormat();
  const language = useLive(useRemote().language);
  const columns = useBookingColumns();
  const lines = [
    { label: t('person.email'), value: client.email },
    { label: t('person.phone'), value: client.phone },
    { label: t('person.country'), value: nameOfCode('region', client.country, language) },
    { label: t('clients.since'), value: day(client.since) },
    { label: t('clients.note'), value: client.note },
  ];
  return (
    <>
      <Card heading={t('clients.contact')}>
        <Facts
          of={lines
            .filter(({ value }) => value !== '')
            .map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }))}
        />
      </Card>
      <Section heading={t('bookings.title')} actions={<ButtonLink to="/">{t('command.book')}</ButtonLink>}>
        {client.bookings.length === 0 ? (
          <EmptyState icon={CalendarX} level={3} heading={t('clients.noBookings')}>
            <p>{t('clients.noBookingsHint')}</p>
          </EmptyState>
        ) : (
          <PagedTable
            caption={t('bookings.title')}
            columns={columns}
            rows={client.bookings}
            rowKey={({ referenceNumber }) => referenceNumber}
          />
        )}
      </Section>
    </>
  );
}
