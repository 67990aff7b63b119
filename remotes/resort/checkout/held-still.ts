import type { Hold } from './hold.ts';

/**
 * How a hold stands when its time is up by the visitor's clock, by what the service says then. Where the service still
 * keeps it, the two clocks differ, and nobody here knows how long it will; where it doesn't answer, time is up.
 */
export function heldStill(hold: Hold, told: Hold | null | undefined): Hold {
  if (told === null || told === undefined) return { ...hold, status: 'expired' };
  return told.status === 'held' ? { ...told, expiresAt: null } : told;
}
