import { loader } from '@livery/kit/lazy';

/** What a proposal says of its offers, with the texts of bookings. */
export const loadProposedFacts = loader('account/proposed-facts', () => import('./proposed-facts.tsx'));
