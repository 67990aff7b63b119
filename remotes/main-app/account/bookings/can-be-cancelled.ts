import type { Trip } from './trip.ts';

/** Whether a trip can be cancelled: until the day before it begins. */
export function canBeCancelled({ cancelled, start }: Pick<Trip, 'cancelled' | 'start'>, today: string): boolean {
  return !cancelled && start > today;
}
