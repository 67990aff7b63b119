import type { DealRates } from './deal-rates.ts';

/**
 * What the agency earns on a deal, in US dollars to the cent: what the
 * traveller pays, less the wholesale rate, less taxes and fees. `null` where a
 * figure is missing or the result is too large to be a number; below zero where
 * the agency loses.
 *
 * @see readings 30
 */
export function markup({ totalRate, baseRate, taxAndFee }: DealRates): number | null {
  if (totalRate === null || baseRate === null || taxAndFee === null) return null;
  const earned = totalRate - baseRate - taxAndFee;
  // The sum turns -0, which rounding leaves of a noise below zero, into 0.
  return Number.isFinite(earned) ? Number(earned.toFixed(2)) + 0 : null;
}
