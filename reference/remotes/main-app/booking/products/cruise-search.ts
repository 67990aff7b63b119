import { GUEST_FIELDS, cruiseSearch as searchPlan } from '@livery/remote/search';
import type { ProductSearch } from '../product/search-plan.ts';
import { pickValues } from '../search/pick-values.ts';

export const cruiseSearch: ProductSearch = {
  plan: searchPlan,
  call: (values) => pickValues(values, ['shipLine', 'month', ...GUEST_FIELDS]),
  searchAgain: ({ query }) => query,
};
