import { GUEST_FIELDS, flightSearch as searchPlan } from '@livery/remote/search';
import type { ProductSearch } from '../product/search-plan.ts';
import { pickValues } from '../search/pick-values.ts';

export const flightSearch: ProductSearch = {
  plan: searchPlan,
  call: (values) => pickValues(values, ['from', 'to', 'departure', 'return', 'next', ...GUEST_FIELDS]),
  searchAgain: ({ query, places: [first = '', second = ''] }) => ({
    ...query,
    fromName: airportLabel(first, query['from']),
    toName: airportLabel(second, query['to']),
  }),
};

/** An airport's label, as in its suggestions. */
function airportLabel(city: string, code = ''): string {
  return city === '' || city === code ? '' : `${city} (${code})`;
}
