/** The form among the results, where a visitor changes the search. */
export const searchForm = () => import('./search-form.tsx');
