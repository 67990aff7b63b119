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
export function layoverBetween(segmentBefore: FlightSegment, segmentAfter: FlightSegment): Layover {
  const minutes = (Date.parse(`${segmentAfter.departure}Z`) - Date.parse(`${segmentBefore.arrival}Z`)) / 60_000;
  return {
    at: segmentBefore.to,
    leavesFrom: segmentAfter.from,
    minutes: Number.isInteger(minutes) && minutes >= 0 ? minutes : null,
    overnight: segmentAfter.departure.slice(0, 10) > segmentBefore.arrival.slice(0, 10),
  };
}
