import { partOf } from '@livery/kit/lazy';

/** The cards of itineraries, which no other product has. */
export const flightCard = partOf('booking/flight-card', () => import('./flight-card.tsx'));
