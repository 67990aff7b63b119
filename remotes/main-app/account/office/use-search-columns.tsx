import type { Column } from '../../../kit/table.tsx';
import { useFormat } from '../../../kit/use-format.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { ProductName } from '../bookings/product-name.tsx';
import type { LoggedSearch } from './logged-search.ts';
import { RepeatLink } from './repeat-link.tsx';

/** What was searched, as a table. */
export function useSearchColumns(): readonly Column<LoggedSearch>[] {
  const say = useVoice();
  const { day, number } = useFormat();
  return [
    { label: say('bookings.product'), cell: ({ product }) => <ProductName product={product} /> },
    { label: say('trip.where'), cell: ({ places }) => <bdi>{[...new Set(places)].join(' – ')}</bdi> },
    { label: say('bookings.travel'), cell: ({ days }) => days.map(day).join(' – ') },
    { label: say('list.by'), cell: ({ by }) => <bdi>{by}</bdi> },
    { label: say('list.date'), cell: ({ on }) => day(on) },
    { label: say('searches.results'), end: true, cell: ({ results }) => number(results) },
    { label: say('searches.again'), cell: (search) => <RepeatLink search={search} /> },
  ];
}
