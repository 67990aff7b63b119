import { namedLoader } from '@livery/kit/lazy';

/** The facts of a proposal's offers, with the messages of bookings. */
export const loadProposedFacts = namedLoader('account/proposed-facts', () => import('./proposed-facts.tsx'));
