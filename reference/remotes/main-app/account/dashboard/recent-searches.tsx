import { addressWith, useFormat, useToday } from '@livery/remote';
import { type Column, Table } from '@livery/ui/table';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { productDefinition } from '../../booking/product/product.ts';
import { productSearch } from '../../booking/product/product-search.ts';
import type { LoggedSearch } from '../agency/logged-search-wire.ts';
import { ProductName } from '../bookings/product-name.tsx';

const MAX_RECENT_SEARCHES = 5;

/** The agency's latest searches without duplicates, each with a link that repeats it. */
export function RecentSearches({ searches }: { readonly searches: readonly LoggedSearch[] }) {
  const { t } = useTranslation('account');
  return (
    <Table
      caption={t('command.searches')}
      rows={latestSearches(searches)}
      rowKey={({ id }) => id}
      columns={useSearchColumns()}
    />
  );
}

/** A link to the results, or to the search's form if one of its days has passed. These pages show any other problem. */
function SearchLink({ search }: { readonly search: LoggedSearch }) {
  const { t } = useTranslation('account');
  const today = useToday().toString();
  const { pages } = productDefinition(search.product);
  const possible = search.days.every((day) => day >= today);
  return (
    <Link to={addressWith(possible ? pages.search : pages.base, productSearch(search.product).searchAgain(search))}>
      {t(possible ? 'searches.repeat' : 'searches.otherDays')}
    </Link>
  );
}

/** The latest search of each product and query, in the platform's order: the newest first. */
export function latestSearches(searches: readonly LoggedSearch[]): readonly LoggedSearch[] {
  const distinct = new Map<string, LoggedSearch>();
  for (const search of searches) {
    const key = JSON.stringify([
      search.product,
      Object.keys(search.query)
        .toSorted((a, b) => a.localeCompare(b))
        .map((name) => [name, search.query[name]]),
    ]);
    if (!distinct.has(key)) distinct.set(key, search);
  }
  return [...distinct.values()].slice(0, MAX_RECENT_SEARCHES);
}

function useSearchColumns(): readonly Column<LoggedSearch>[] {
  const { t } = useTranslation('account');
  const { days } = useFormat();
  return [
    { label: t('bookings.product'), cell: ({ product }) => <ProductName product={product} /> },
    { label: t('trip.where'), cell: ({ places }) => <bdi>{[...new Set(places)].join(' – ')}</bdi> },
    { label: t('bookings.travel'), cell: ({ days: [start = '', end = start] }) => days(start, end) },
    { label: t('list.by'), cell: ({ by }) => <bdi>{by}</bdi> },
    { label: t('searches.again'), cell: (search) => <SearchLink search={search} /> },
  ];
}
