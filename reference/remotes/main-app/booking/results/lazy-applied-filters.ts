import { loader } from '@livery/kit/lazy';

/** The applied filters, not needed for results without any. */
export const loadAppliedFilters = loader('booking/applied-filters', () => import('./applied-filters.tsx'));
