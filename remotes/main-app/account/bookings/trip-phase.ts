import type { Trip } from './trip.ts';

export const PHASES = ['upcoming', 'past', 'cancelled'] as const;

export type Phase = (typeof PHASES)[number];

/**
 * Where a trip is: one that is under way is still to come, up to its last day.
 *
 * @param today `2026-02-03`
 */
export function phaseOf({ cancelled, start, end }: Pick<Trip, 'cancelled' | 'start' | 'end'>, today: string): Phase {
  if (cancelled) return 'cancelled';
  const last = end === '' ? start : end;
  return last === '' || last >= today ? 'upcoming' : 'past';
}
