import type { FlightSegment } from './offer.ts';

/** The time on the ground between two flights. */
export interface Layover {
  /** The airports of the arrival and of the next departure, usually the same. */
  readonly at: string;
  readonly leavesFrom: string;
  /** `null` if a time is missing, or if the departure is before the arrival. */
  readonly minutes: number | null;
  /** Whether the departure is on a later day. */
  readonly overnight: boolean;
}

/** Both times are local times of the same city, so they can be compared directly. */
export function layoverBetween(before: FlightSegment, after: FlightSegment): Layover {
  const minutes = (Date.parse(`${after.departure}Z`) - Date.parse(`${before.arrival}Z`)) / 60_000;
  return {
    at: before.to,
    leavesFrom: after.from,
    minutes: Number.isInteger(minutes) && minutes >= 0 ? minutes : null,
    overnight: after.departure.slice(0, 10) > before.arrival.slice(0, 10),
  };
}
