import { Page, useFormat, useQuery } from '@livery/remote';
import { EmptyState } from '@livery/ui/empty-state';
import type { Column } from '@livery/ui/table';
import { SearchCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ProductName } from '../bookings/product-name.tsx';
import { AccountQueryResult, AgentsOnly } from '../common/account-states.tsx';
import { PagedTable } from '../common/paged-table.tsx';
import { type LoggedSearch, parseSearches } from './logged-search-wire.ts';
import { RepeatLink } from './repeat-search.tsx';

/** The searches of the agency's agents. */
export function SearchesScreen() {
  return <AgentsOnly feature="searches">{() => <Searches />}</AgentsOnly>;
}

function Searches() {
  const { t } = useTranslation('account');
  const columns = useSearchColumns();
  const query = useQuery({ method: 'GET', path: '/api/reference/searches' }, parseSearches);
  return (
    <Page title={t('searches.title')} lead={t('searches.lead')}>
      <AccountQueryResult query={query}>
        {(searches) => (
          <PagedTable
            caption={t('searches.title')}
            rows={searches}
            rowKey={({ id }) => id}
            columns={columns}
            empty={<EmptyState icon={SearchCheck} heading={t('searches.none')} />}
          />
        )}
      </AccountQueryResult>
    </Page>
  );
}

/** The searches as a table. */
function useSearchColumns(): readonly Column<LoggedSearch>[] {
  const { t } = useTranslation('account');
  const { day, days, number } = useFormat();
  return [
    { label: t('bookings.product'), cell: ({ product }) => <ProductName product={product} /> },
    { label: t('trip.where'), cell: ({ places }) => <bdi>{[...new Set(places)].join(' – ')}</bdi> },
    { label: t('bookings.travel'), cell: ({ days: [start = '', end = start] }) => days(start, end) },
    { label: t('list.by'), sort: { id: 'by', by: ({ by }) => by }, cell: ({ by }) => <bdi>{by}</bdi> },
    { label: t('list.date'), sort: { id: 'date', by: ({ on }) => on }, cell: ({ on }) => day(on) },
    {
      label: t('searches.results'),
      end: true,
      sort: { id: 'results', by: ({ results }) => results },
      cell: ({ results }) => number(results),
    },
    { label: t('searches.again'), cell: (search) => <RepeatLink search={search} /> },
  ];
}
