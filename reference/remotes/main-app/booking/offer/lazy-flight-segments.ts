import { partOf } from '@livery/kit/lazy';

/** The segments of flights, which a visitor opens. */
export const flightSegments = partOf('booking/flight-segments', () => import('./flight-segments.tsx'));
