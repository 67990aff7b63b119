import { partOf } from '@livery/kit/lazy';

/** The filters of the results, which a phone shows on demand. */
export const filterGroups = partOf('booking/offer-filter-groups', () => import('./offer-filter-groups.tsx'));
