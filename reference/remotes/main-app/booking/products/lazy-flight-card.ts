import { namedLoader } from '@livery/kit/lazy';

/** The cards of itineraries, which only flights have. */
export const loadFlightCard = namedLoader('booking/flight-card', () => import('./flight-card.tsx'));
