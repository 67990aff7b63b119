import { activitySearch as searchPlan } from '@livery/remote/search';
import type { ProductSearch } from '../product/search-plan.ts';
import { pickValues } from '../search/pick-values.ts';

export const activitySearch: ProductSearch = {
  plan: searchPlan,
  call: (values) => pickValues(values, ['latitude', 'longitude', 'date']),
  searchAgain: ({ query, places: [place = ''] }) => ({ place, ...query }),
};
