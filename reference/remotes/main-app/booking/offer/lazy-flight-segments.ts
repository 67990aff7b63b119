import { loader } from '@livery/kit/lazy';

/** The segments of flights, which a visitor opens. */
export const loadFlightSegments = loader('booking/flight-segments', () => import('./flight-segments.tsx'));
