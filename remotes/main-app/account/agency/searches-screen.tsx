import { SearchCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQuery } from '../../../kit/data/use-query.ts';
import { useToday } from '../../../kit/format/days.ts';
import { useFormat } from '../../../kit/format/use-format.ts';
import { Page } from '../../../kit/layout/page.tsx';
import type { Column } from '../../../kit/layout/table.tsx';
import { RouteLink } from '../../../kit/navigation/route-link.tsx';
import { EmptyState } from '../../../kit/states/message-state.tsx';
import { useRemote } from '../../../kit/use-remote.ts';
import { ProductName } from '../bookings/product-name.tsx';
import { AccountQueryResult, ForAgents } from '../common/account-states.tsx';
import { PagedTable } from '../common/paged-table.tsx';
import { type LoggedSearch, readSearches } from './logged-search-wire.ts';
import { repeatSearch } from './repeat-search.ts';

/** What the agency's people searched. */
export function SearchesScreen() {
  return <ForAgents feature="searches">{() => <Searches />}</ForAgents>;
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

/** What was searched, as a table. */
function useSearchColumns(): readonly Column<LoggedSearch>[] {
  const { t } = useTranslation('account');
  const { day, number } = useFormat();
  return [
    { label: t('bookings.product'), cell: ({ product }) => <ProductName product={product} /> },
    { label: t('trip.where'), cell: ({ places }) => <bdi>{[...new Set(places)].join(' – ')}</bdi> },
    { label: t('bookings.travel'), cell: ({ days }) => days.map(day).join(' – ') },
    { label: t('list.by'), cell: ({ by }) => <bdi>{by}</bdi> },
    { label: t('list.date'), cell: ({ on }) => day(on) },
    { label: t('searches.results'), end: true, cell: ({ results }) => number(results) },
    { label: t('searches.again'), cell: (search) => <RepeatLink search={search} /> },
  ];
}

/** A link to the results of a search; to its form where its days have passed. */
function RepeatLink({ search }: { readonly search: LoggedSearch }) {
  const { t } = useTranslation('account');
  const { agency, defaultGuests } = useRemote();
  const { to, possible } = repeatSearch(search, { today: useToday(), agency, defaultGuests });
  return <RouteLink to={to}>{t(possible ? 'searches.repeat' : 'searches.otherDays')}</RouteLink>;
}
