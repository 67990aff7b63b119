import {
  Breadcrumbs,
  ButtonLink,
  nameOfCode,
  PARENT_PAGES,
  Page,
  useFormat,
  useQuery,
  useRemote,
} from '@livery/remote';
import { Card } from '@livery/ui/card';
import { Facts } from '@livery/ui/facts';
import { Section } from '@livery/ui/section';
import { useLive } from '@livery/ui/use-live';
import { useTranslation } from 'react-i18next';
import { BookingTable } from '../bookings/booking-table.tsx';
import type { Trip } from '../bookings/trip-wire.ts';
import { AccountQueryResult, AgentsOnly, Missing } from '../common/account-states.tsx';
import { pathTo } from '../common/paths.ts';
import { type Client, readClient } from './client-wire.ts';

/** One client, and their bookings. */
export function ClientScreen({ id }: { readonly id: string }) {
  return <AgentsOnly feature="clients">{() => <OneClient id={id} />}</AgentsOnly>;
}

function OneClient({ id }: { readonly id: string }) {
  const { t } = useTranslation('account');
  const query = useQuery({ method: 'GET', path: pathTo('/api/reference/clients', id) }, readClient);
  const title = query.state.kind === 'ready' ? query.state.value.name : t('clients.one');
  const list = { to: PARENT_PAGES['/users/clients/{id}'], label: t('clients.title') };
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
          items={lines
            .filter(({ value }) => value !== '')
            .map(({ label, value }) => ({ label, value: <bdi>{value}</bdi> }))}
        />
      </Card>
      <Section heading={t('bookings.title')} actions={<ButtonLink to="/">{t('command.book')}</ButtonLink>}>
        <BookingTable
          caption={t('bookings.title')}
          trips={client.bookings}
          none={[t('clients.noBookings'), t('clients.noBookingsHint')]}
        />
      </Section>
    </>
  );
}
