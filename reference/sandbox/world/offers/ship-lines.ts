import lines from './ship-lines.json' with { type: 'json' };

/** A cruise line. The rules don't name its fields. */
export interface ShipLineRecord {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** Invented cruise lines, by name. @see rules §7 */
export const SHIP_LINES: readonly ShipLineRecord[] = lines;
