/** The filters of the results, which a phone shows on demand. */
export const filterGroups = () => import('./offer-filter-groups.tsx');
