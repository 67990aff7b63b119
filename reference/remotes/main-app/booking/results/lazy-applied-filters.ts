import { loader } from '@livery/kit/lazy';

/** The filters that are applied, which results without any don't show. */
export const loadAppliedFilters = loader('booking/applied-filters', () => import('./applied-filters.tsx'));
