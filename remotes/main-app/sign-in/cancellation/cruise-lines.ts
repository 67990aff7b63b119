/** What a cruise line charges for a cancellation: nothing, the deposit, or a share of the price (0 to 1). */
export type CancellationFee = 'nothing' | 'deposit' | number;

export interface CruiseLine {
  /** The last part of the path of its page (rules §2, cancellation policy). */
  readonly path: string;
  readonly name: string;
  /** Each from so many days before the departure downwards; the earliest first, the last one from 0 days. */
  readonly bands: readonly (readonly [fromDays: number, fee: CancellationFee])[];
}

/** Made-up sample terms of this reference app: no line's real terms. */
export const CRUISE_LINES: readonly CruiseLine[] = [
  line('royal-caribbean', 'Royal Caribbean', [90, 'nothing'], [60, 0.25], [30, 0.5], [0, 1]),
  line('carnival', 'Carnival', [75, 'nothing'], [50, 'deposit'], [15, 0.5], [0, 1]),
  line('mcl', 'MCL', [60, 'deposit'], [31, 0.4], [15, 0.75], [0, 1]),
  line('celebrity', 'Celebrity', [100, 'nothing'], [70, 0.2], [35, 0.6], [0, 1]),
  line('disney', 'Disney', [120, 'nothing'], [45, 'deposit'], [20, 0.5], [0, 1]),
];

function line(path: string, name: string, ...bands: CruiseLine['bands']): CruiseLine {
  return { path, name, bands };
}

/**
 * Days before the departure in figures, which every language reads: `90+`, `60–89`.
 *
 * @param fromDays where the band ends, counted down
 * @param earlier where the band before it ends; `undefined` for the first
 */
export function formatDaysBand(fromDays: number, earlier: number | undefined): string {
  return earlier === undefined ? `${fromDays}+` : `${fromDays}–${earlier - 1}`;
}
