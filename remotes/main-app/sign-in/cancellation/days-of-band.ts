/**
 * Days before the departure in figures, which every language reads: `90+`, `60–89`.
 *
 * @param fromDays where the band ends, counted down
 * @param earlier where the band before it ends; `undefined` for the first
 */
export function daysOfBand(fromDays: number, earlier: number | undefined): string {
  return earlier === undefined ? `${fromDays}+` : `${fromDays}–${earlier - 1}`;
}
