import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { Filters } from '../frame/filters.tsx';
import { hasWords } from '../frame/has-words.ts';
import { PagedTable } from '../frame/paged-table.tsx';
import { SearchBox } from '../frame/search-box.tsx';
import type { Client } from './client.ts';
import { useClientColumns } from './use-client-columns.tsx';

interface Props {
  readonly clients: readonly (Client & { readonly bookings: number })[];
}

export function ClientList({ clients }: Props) {
  const { t } = useTranslation('account');
  const columns = useClientColumns();
  const { read } = useAddressQuery();
  if (clients.length === 0) return <EmptyState icon={Users} heading={t('clients.none')} />;
  const found = clients.filter(({ name, email, phone }) => hasWords(read('q'), [name, email, phone]));
  return (
    <>
      <Filters label={t('clients.filters')}>
        <SearchBox label={t('clients.search')} />
      </Filters>
      <PagedTable caption={t('clients.title')} rows={found} rowKey={({ id }) => id} columns={columns} />
    </>
  );
}
