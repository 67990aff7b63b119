import { useTranslation } from 'react-i18next';
import { useLive } from '../../../../design/use-live.ts';
import { PARENT_PAGES } from '../../../../src/application/remotes/remote-context.ts';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { Card } from '../../../kit/cards/card.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { nameOfCode } from '../../../kit/format/locale.ts';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Facts } from '../../../kit/layout/facts.tsx';
import { Page } from '../../../kit/layout/page.tsx';
import { Section } from '../../../kit/layout/section.tsx';
import { Breadcrumbs } from '../../../kit/navigation/breadcrumbs.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
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
