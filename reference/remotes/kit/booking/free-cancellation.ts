/**
 * The cost of a cancellation: `free`; `over` if the free days have passed; `costs` if it was never free; or unknown.
 */
type CancellationTerms = 'free' | 'over' | 'costs' | 'unknown';

/**
 * @param until the last day on which it is free, `2026-02-03`; the empty text if it is never free, `null` if it is
 * unknown
 * @param today `2026-02-03`
 */
export function cancellationTerms(until: string | null, today: string): CancellationTerms {
  if (until === null) return 'unknown';
  if (until === '') return 'costs';
  return until >= today ? 'free' : 'over';
}
