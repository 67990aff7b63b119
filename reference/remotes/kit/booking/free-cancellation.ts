/** What a cancellation costs: nothing, more since the free days are over, something, or nobody says. */
type CancellationTerms = 'free' | 'over' | 'costs' | 'unknown';

/**
 * @param until the last day on which it is free, `2026-02-03`; the empty text if it costs, `null` if nobody says
 * @param today `2026-02-03`
 */
export function cancellationTerms(until: string | null, today: string): CancellationTerms {
  if (until === null) return 'unknown';
  if (until === '') return 'costs';
  return until >= today ? 'free' : 'over';
}
