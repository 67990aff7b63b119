import { GUEST_NAMES, cruiseSearch as searchPlan } from '@livery/remote/search';
import type { ProductSearch } from '../product/search-plan.ts';
import { picked } from '../search/picked.ts';

export const cruiseSearch: ProductSearch = {
  plan: searchPlan,
  call: (values) => picked(values, ['shipLine', 'month', ...GUEST_NAMES]),
  searchAgain: ({ query }) => query,
};
