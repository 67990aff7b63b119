import { loader } from '@livery/kit/lazy';

/** The cards of itineraries, which no other product has. */
export const loadFlightCard = loader('booking/flight-card', () => import('./flight-card.tsx'));
