import { nameOfCode, Page, useAddressQuery, useFormat, useQuery, useRemote } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { EmptyState } from '@livery/ui/empty-state';
import type { Column } from '@livery/ui/table';
import { useLive } from '@livery/ui/use-live';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountQueryResult, AgentsOnly } from '../common/account-states.tsx';
import { Filters, matchesWords, SearchBox } from '../common/filters.tsx';
import { linkCell, PagedTable } from '../common/paged-table.tsx';
import { itemPath } from '../common/paths.ts';
import { mayWrite } from '../common/permissions.ts';
import { AddClient } from './add-client.tsx';
import { type Client, parseClients } from './client-wire.ts';

/** The agency's clients. */
export function ClientsScreen() {
  return <AgentsOnly feature="clients">{(profile) => <Clients mayAdd={mayWrite(profile, 'clients')} />}</AgentsOnly>;
}

function Clients({ mayAdd }: { readonly mayAdd: boolean }) {
  const { t } = useTranslation('account');
  const { navigate } = useRemote();
  const [adding, setAdding] = useState(false);
  const query = useQuery({ method: 'GET', path: '/api/reference/clients' }, parseClients);
  return (
    <Page
      title={t('clients.title')}
      lead={t('clients.lead')}
      actions={
        mayAdd && (
          <Button variant="primary" onClick={() => setAdding(true)}>
            <UserPlus size={18} aria-hidden="true" />
            <span>{t('clients.add')}</span>
          </Button>
        )
      }
    >
      <AccountQueryResult query={query}>{(clients) => <ClientList clients={clients} />}</AccountQueryResult>
      {adding && (
        <Dialog heading={t('clients.add')} size="wide" onClose={() => setAdding(false)}>
          <AddClient onAdded={added} />
        </Dialog>
      )}
    </Page>
  );

  /** Opens the client's page. */
  function added(client: Client | undefined) {
    setAdding(false);
    if (client !== undefined) navigate(itemPath('/users/clients', client.id));
  }
}

function ClientList({ clients }: { readonly clients: readonly (Client & { readonly bookings: number })[] }) {
  const { t } = useTranslation('account');
  const columns = useClientColumns();
  const { read } = useAddressQuery();
  if (clients.length === 0) return <EmptyState icon={Users} heading={t('clients.none')} />;
  const foundClients = clients.filter(({ name, email, phone }) => matchesWords(read('q'), [name, email, phone]));
  return (
    <>
      <Filters label={t('clients.filters')}>
        <SearchBox label={t('clients.search')} />
      </Filters>
      <PagedTable caption={t('clients.title')} rows={foundClients} rowKey={({ id }) => id} columns={columns} />
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
      sort: { id: 'name', by: ({ name }) => name },
      cell: ({ id, name }) => linkCell(itemPath('/users/clients', id), <bdi>{name}</bdi>),
    },
    { label: t('person.email'), cell: ({ email }) => <bdi>{email}</bdi> },
    { label: t('person.phone'), cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi> },
    {
      label: t('person.country'),
      sort: { id: 'country', by: ({ country }) => nameOfCode('region', country, language) },
      cell: ({ country }) => nameOfCode('region', country, language),
    },
    { label: t('clients.since'), sort: { id: 'since', by: ({ since }) => since }, cell: ({ since }) => day(since) },
    {
      label: t('bookings.title'),
      end: true,
      sort: { id: 'bookings', by: ({ bookings }) => bookings },
      cell: ({ bookings }) => number(bookings),
    },
  ];
}
