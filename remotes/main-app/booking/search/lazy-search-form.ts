import { partOf } from '../../lazy.tsx';

/** The form among the results, where a visitor changes the search. */
export const searchForm = partOf('booking/search-form', () => import('./search-form.tsx'));
