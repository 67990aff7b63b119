import { partOf } from '@livery/kit/lazy';

/** What a proposal says of its offers, with the texts of bookings. */
export const proposedFacts = partOf('account/proposed-facts', () => import('./proposed-facts.tsx'));
