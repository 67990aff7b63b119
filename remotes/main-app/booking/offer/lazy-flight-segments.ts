/** The segments of flights, which a visitor opens. */
export const flightSegments = () => import('./flight-segments.tsx');
