import { activitySearch as searchPlan } from '@livery/remote/search';
import type { ProductSearch } from '../product/search-plan.ts';
import { picked } from '../search/picked.ts';

export const activitySearch: ProductSearch = {
  plan: searchPlan,
  call: (values) => picked(values, ['latitude', 'longitude', 'date']),
  searchAgain: ({ query, places: [place = ''] }) => ({ place, ...query }),
};
