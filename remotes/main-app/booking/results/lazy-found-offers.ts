import { partOf } from '../../lazy.tsx';

/** What a valid search finds: a search that is incomplete shows its form instead. */
export const foundOffers = partOf('booking/found-offers', () => import('./found-offers.tsx'));
