import { addressWith, Page, useFormat, useQuery, useRemote, useToday } from '@livery/remote';
import { readSearch, type SearchNeeds } from '@livery/remote/search';
import { EmptyState } from '@livery/ui/empty-state';
import type { Column } from '@livery/ui/table';
import { SearchCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { definitionOf } from '../../booking/product/product.ts';
import { searchOf } from '../../booking/product/product-search.ts';
import { ProductName } from '../bookings/product-name.tsx';
import { AccountQueryResult, AgentsOnly } from '../common/account-states.tsx';
import { PagedTable } from '../common/paged-table.tsx';
import { type LoggedSearch, readSearches } from './logged-search-wire.ts';

/** The searches of the agency's agents. */
export function SearchesScreen() {
  return <AgentsOnly feature="searches">{() => <Searches />}</AgentsOnly>;
}

function Searches() {
  const { t } = useTranslation('account');
  const columns = useSearchColumns();
  const query = useQuery({ method: 'GET', path: '/api/reference/searches' }, readSearches);
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

/** A link to the results of a search; to its form once its days have passed. */
function RepeatLink({ search }: { readonly search: LoggedSearch }) {
  const { t } = useTranslation('account');
  const { agency, defaultGuests } = useRemote();
  const { to, possible } = repeatSearch(search, { today: useToday(), agency, defaultGuests });
  return <Link to={to}>{t(possible ? 'searches.repeat' : 'searches.otherDays')}</Link>;
}

interface Repeated {
  /** The results; where the search is no longer valid, the form with its valid values. */
  readonly to: string;
  readonly possible: boolean;
}

/** The address that repeats a search. */
export function repeatSearch(search: LoggedSearch, needs: SearchNeeds): Repeated {
  const { product } = search;
  const { plan, searchAgain } = searchOf(product);
  const values = searchAgain(search);
  const { problems } = readSearch(plan, (name) => values[name] ?? '', needs);
  const possible = Object.keys(problems).length === 0;
  return { possible, to: addressWith(definitionOf(product).pages[possible ? 'search' : 'base'], values) };
}

/** The searches as a table. */
function useSearchColumns(): readonly Column<LoggedSearch>[] {
  const { t } = useTranslation('account');
  const { day, number } = useFormat();
  return [
    { label: t('bookings.product'), cell: ({ product }) => <ProductName product={product} /> },
    { label: t('trip.where'), cell: ({ places }) => <bdi>{[...new Set(places)].join(' – ')}</bdi> },
    { label: t('bookings.travel'), cell: ({ days }) => days.map(day).join(' – ') },
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
