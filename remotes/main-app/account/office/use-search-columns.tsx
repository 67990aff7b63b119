import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../kit/format/use-format.ts';
import type { Column } from '../../../kit/layout/table.tsx';
import { ProductName } from '../bookings/product-name.tsx';
import type { LoggedSearch } from './logged-search.ts';
import { RepeatLink } from './repeat-link.tsx';

/** What was searched, as a table. */
export function useSearchColumns(): readonly Column<LoggedSearch>[] {
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
