import { GUEST_NAMES, flightSearch as searchPlan } from '@livery/remote/search';
import type { ProductSearch } from '../product/search-plan.ts';
import { picked } from '../search/picked.ts';

export const flightSearch: ProductSearch = {
  plan: searchPlan,
  call: (values) => picked(values, ['from', 'to', 'departure', 'return', 'next', ...GUEST_NAMES]),
  searchAgain: ({ query, places: [first = '', second = ''] }) => ({
    ...query,
    fromName: called(first, query['from']),
    toName: called(second, query['to']),
  }),
};

/** An airport's label, as in its suggestions. */
function called(city: string, code = ''): string {
  return city === '' || city === code ? '' : `${city} (${code})`;
}
