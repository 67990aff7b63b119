import type { Trip } from './trip-wire.ts';

export const PHASES = ['upcoming', 'past', 'cancelled'] as const;

export type Phase = (typeof PHASES)[number];

/**
 * The phase of a trip: it is upcoming up to and including its last day.
 *
 * @param today `2026-02-03`
 */
export function tripPhase({ cancelled, start, end }: Pick<Trip, 'cancelled' | 'start' | 'end'>, today: string): Phase {
  if (cancelled) return 'cancelled';
  const lastDay = end === '' ? start : end;
  return lastDay === '' || lastDay >= today ? 'upcoming' : 'past';
}

/** Whether a trip can be cancelled: until the day before it begins. */
export function canBeCancelled({ cancelled, start }: Pick<Trip, 'cancelled' | 'start'>, today: string): boolean {
  return !cancelled && start > today;
}

/** The trips of a phase: upcoming ones by date, past ones with the latest first. */
export function tripsInPhase(phase: Phase, trips: readonly Trip[], today: string): readonly Trip[] {
  const direction = phase === 'upcoming' ? 1 : -1;
  return trips
    .filter((trip) => tripPhase(trip, today) === phase)
    .sort((a, b) => direction * a.start.localeCompare(b.start));
}
