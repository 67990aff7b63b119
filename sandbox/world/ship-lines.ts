import lines from './ship-lines.json' with { type: 'json' };

/** A cruise line. The rules do not tell its fields. */
export interface ShipLineRecord {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** Cruise lines that nobody runs, by name. @see rules §7 */
export const SHIP_LINES: readonly ShipLineRecord[] = lines;
