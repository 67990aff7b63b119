import { nameOfCode, Page, useAddressQuery, useFormat, useQuery, useRemote } from '@livery/remote';
import { Form, SubmitButton, useMutationForm, useRules } from '@livery/remote/forms';
import { Button } from '@livery/ui/button';
import { Dialog } from '@livery/ui/dialog';
import { EmptyState } from '@livery/ui/empty-state';
import { FieldRow } from '@livery/ui/field';
import type { Column } from '@livery/ui/table';
import { TextField } from '@livery/ui/text-field';
import { useLive } from '@livery/ui/use-live';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'valibot';
import { AccountQueryResult, AgentsOnly, statusOf } from '../common/account-states.tsx';
import { CountryField } from '../common/country-field.tsx';
import { Filters, matchesWords, SearchBox } from '../common/filters.tsx';
import { linkCell, PagedTable } from '../common/paged-table.tsx';
import { pathTo } from '../common/paths.ts';
import { type Client, readAdded, readClients } from './client-wire.ts';

const EMPTY_CLIENT = { firstName: '', lastName: '', email: '', phone: '', country: '', note: '' };

/** Adds a client, and opens their page. */
function AddClient({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('account');
  const rules = useRules();
  const { notify, navigate } = useRemote();
  const form = useMutationForm({
    values: EMPTY_CLIENT,
    schema: object({
      firstName: rules.required,
      lastName: rules.required,
      email: rules.email,
      phone: rules.optional.phone,
      country: string(),
      note: string(),
    }),
    call: (body) => ({ method: 'POST', path: '/api/reference/clients', body }),
    refusal: (failure) => (statusOf(failure) === 409 ? t('clients.taken') : undefined),
    done(response, { firstName, lastName }) {
      notify('success', t('clients.added', { name: `${firstName} ${lastName}` }));
      const added = readAdded(response);
      onClose();
      if (added !== undefined) navigate(pathTo('/users/clients', added.id));
    },
  });
  const { field } = form;
  return (
    <Dialog heading={t('clients.add')} size="wide" onClose={onClose}>
      <Form form={form} label={t('clients.add')}>
        <FieldRow>
          <TextField label={t('person.firstName')} maxLength={100} {...field('firstName')} />
          <TextField label={t('person.lastName')} maxLength={100} {...field('lastName')} />
        </FieldRow>
        <FieldRow>
          <TextField label={t('person.email')} type="email" {...field('email')} />
          <TextField label={t('person.phone')} type="tel" optional {...field('phone')} />
        </FieldRow>
        <CountryField {...field('country')} />
        <TextField label={t('clients.note')} multiline optional maxLength={1000} {...field('note')} />
        <SubmitButton form={form}>{t('clients.add')}</SubmitButton>
      </Form>
    </Dialog>
  );
}

/** The agency's clients. */
export function ClientsScreen() {
  return <AgentsOnly feature="clients">{() => <Clients />}</AgentsOnly>;
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
        <Button variant="primary" onClick={() => setAdding(true)}>
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
      sort: { id: 'name', by: ({ name }) => name },
      cell: ({ id, name }) => linkCell(pathTo('/users/clients', id), <bdi>{name}</bdi>),
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
