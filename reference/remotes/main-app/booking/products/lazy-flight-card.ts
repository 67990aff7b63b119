import { loader } from '@livery/kit/lazy';

/** The cards of itineraries, which only flights have. */
export const loadFlightCard = loader('booking/flight-card', () => import('./flight-card.tsx'));
