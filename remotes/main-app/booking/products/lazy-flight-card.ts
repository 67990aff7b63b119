/** The cards of itineraries, which no other product has. */
export const flightCard = () => import('./flight-card.tsx');
