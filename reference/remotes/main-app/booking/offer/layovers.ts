import type { FlightSegment } from './offer.ts';

/** The time on the ground between two flights. */
export interface Layover {
  /** Where the first arrives, and where the second leaves from: mostly the same. */
  readonly at: string;
  readonly leavesFrom: string;
  /** `null` if a time is missing, or the second leaves before the first arrives. */
  readonly minutes: number | null;
  /** Whether the second leaves on a later day. */
  readonly overnight: boolean;
}

/** Both times are those of one town: so they are compared as they stand. */
export function layoverBetween(before: FlightSegment, after: FlightSegment): Layover {
  const minutes = (Date.parse(`${after.departure}Z`) - Date.parse(`${before.arrival}Z`)) / 60_000;
  return {
    at: before.to,
    leavesFrom: after.from,
    minutes: Number.isInteger(minutes) && minutes >= 0 ? minutes : null,
    overnight: after.departure.slice(0, 10) > before.arrival.slice(0, 10),
  };
}
