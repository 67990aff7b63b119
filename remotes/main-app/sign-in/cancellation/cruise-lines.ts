/** What a cruise line charges for a cancellation: nothing, the deposit, or a share of the price (0 to 1). */
export type CancellationFee = 'nothing' | 'deposit' | number;

/** From so many days before the departure downwards, to where the next one begins. */
interface Band {
  readonly fromDays: number;
  readonly fee: CancellationFee;
}

export interface CruiseLine {
  /** The last part of the path of its page (rules §2, cancellation policy). */
  readonly path: string;
  readonly name: string;
  /** The earliest first; the last one begins at 0 days. */
  readonly bands: readonly Band[];
}

/** Made-up sample terms of this reference app: no line's real terms. */
export const CRUISE_LINES: readonly CruiseLine[] = [
  {
    path: 'royal-caribbean',
    name: 'Royal Caribbean',
    bands: [
      { fromDays: 90, fee: 'nothing' },
      { fromDays: 60, fee: 0.25 },
      { fromDays: 30, fee: 0.5 },
      { fromDays: 0, fee: 1 },
    ],
  },
  {
    path: 'carnival',
    name: 'Carnival',
    bands: [
      { fromDays: 75, fee: 'nothing' },
      { fromDays: 50, fee: 'deposit' },
      { fromDays: 15, fee: 0.5 },
      { fromDays: 0, fee: 1 },
    ],
  },
  {
    path: 'mcl',
    name: 'MCL',
    bands: [
      { fromDays: 60, fee: 'deposit' },
      { fromDays: 31, fee: 0.4 },
      { fromDays: 15, fee: 0.75 },
      { fromDays: 0, fee: 1 },
    ],
  },
  {
    path: 'celebrity',
    name: 'Celebrity',
    bands: [
      { fromDays: 100, fee: 'nothing' },
      { fromDays: 70, fee: 0.2 },
      { fromDays: 35, fee: 0.6 },
      { fromDays: 0, fee: 1 },
    ],
  },
  {
    path: 'disney',
    name: 'Disney',
    bands: [
      { fromDays: 120, fee: 'nothing' },
      { fromDays: 45, fee: 'deposit' },
      { fromDays: 20, fee: 0.5 },
      { fromDays: 0, fee: 1 },
    ],
  },
];

/**
 * Days before the departure in figures, which every language reads: `90+`, `60–89`.
 *
 * @param fromDays where the band ends, counted down
 * @param earlier where the band before it ends; `undefined` for the first
 */
export function formatDaysBand(fromDays: number, earlier: number | undefined): string {
  return earlier === undefined ? `${fromDays}+` : `${fromDays}–${earlier - 1}`;
}
