import { namedLoader } from '@livery/kit/lazy';

/** The segments of flights, which a visitor opens. */
export const loadFlightSegments = namedLoader('booking/flight-segments', () => import('./flight-segments.tsx'));
