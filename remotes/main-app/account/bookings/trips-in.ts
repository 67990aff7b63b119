import type { Trip } from './trip.ts';
import { type Phase, phaseOf } from './trip-phase.ts';

/** The trips of a phase: the next one first, of what is over the last one. */
export function tripsIn(phase: Phase, trips: readonly Trip[], today: string): readonly Trip[] {
  const direction = phase === 'upcoming' ? 1 : -1;
  return trips
    .filter((trip) => phaseOf(trip, today) === phase)
    .sort((one, other) => direction * one.start.localeCompare(other.start));
}
