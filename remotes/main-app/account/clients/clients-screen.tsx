import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/buttons/button.tsx';
import { useQuery } from '../../../kit/data/use-query.ts';
import { nameOfCode } from '../../../kit/format/locale.ts';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Page } from '../../../kit/layout/page.tsx';
import type { Column } from '../../../kit/layout/table.tsx';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { RouteLink } from '../../../kit/navigation/route-link.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { AccountQueryResult } from '../common/account-query-result.tsx';
import { Filters, SearchBox } from '../common/filters.tsx';
import { ForAgents } from '../common/for-agents.tsx';
import { matchesWords } from '../common/matches-words.ts';
import { PagedTable } from '../common/paged-table.tsx';
import { pathTo } from '../common/paths.ts';
import { AddClient } from './add-client.tsx';
import { type Client, readClients } from './client-wire.ts';

/** The agency's clients. */
export function ClientsScreen() {
  return <ForAgents feature="clients">{() => <Clients />}</ForAgents>;
}

function Clients() {
  const { t } = useTranslation('account');
  const [adding, setAdding] = useState(false);
  const query = useQuery({ method: 'GET', path: '/api/reference/clients' }, readClients);
  return (
    <Page
      title={t('clients.title')}
      lead={t('clients.lead')}
      actions={
        <Button look="primary" onClick={() => setAdding(true)}>
          <UserPlus size={18} aria-hidden="true" />
          {t('clients.add')}
        </Button>
      }
    >
      <AccountQueryResult query={query}>{(clients) => <ClientList clients={clients} />}</AccountQueryResult>
      {adding && <AddClient onClose={() => setAdding(false)} />}
    </Page>
  );
}

function ClientList({ clients }: { readonly clients: readonly (Client & { readonly bookings: number })[] }) {
  const { t } = useTranslation('account');
  const columns = useClientColumns();
  const { read } = useAddressQuery();
  if (clients.length === 0) return <EmptyState icon={Users} heading={t('clients.none')} />;
  const found = clients.filter(({ name, email, phone }) => matchesWords(read('q'), [name, email, phone]));
  return (
    <>
      <Filters label={t('clients.filters')}>
        <SearchBox label={t('clients.search')} />
      </Filters>
      <PagedTable caption={t('clients.title')} rows={found} rowKey={({ id }) => id} columns={columns} />
    </>
  );
}

/** Clients as a table. */
function useClientColumns(): readonly Column<Client & { readonly bookings: number }>[] {
  const { t } = useTranslation('account');
  const { day, number } = useFormat();
  const language = useLive(useRemote().language);
  return [
    {
      label: t('person.name'),
      cell: ({ id, name }) => (
        <RouteLink to={pathTo('/users/clients', id)}>
          <bdi>{name}</bdi>
        </RouteLink>
      ),
    },
    { label: t('person.email'), cell: ({ email }) => <bdi>{email}</bdi> },
    { label: t('person.phone'), cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi> },
    { label: t('person.country'), cell: ({ country }) => nameOfCode('region', country, language) },
    { label: t('clients.since'), cell: ({ since }) => day(since) },
    { label: t('bookings.title'), end: true, cell: ({ bookings }) => number(bookings) },
  ];
}
