import { namedLoader } from '@livery/kit/lazy';

/** The applied filters, not needed for results without any. */
export const loadAppliedFilters = namedLoader('booking/applied-filters', () => import('./applied-filters.tsx'));
