import { daysAfter, daysBetween } from './days.ts';

/**
 * Until when an offer can be cancelled at no cost: some days before it starts, or null where it can't be, and where
 * that day has passed.
 *
 * @param days how many days before, or null for never
 */
export function freeUntil(start: string, days: number | null, today: string): string | null {
  if (days === null) return null;
  const last = daysAfter(start, -days);
  return last < today ? null : last;
}

/** What it costs to change one's mind, in sentences that tell no day: the offer has it in a field of its own, for the app to write. */
export function cancellationTerms(freeCancellationUntil: string | null, start: string): string[] {
  const noShow = "If you don't show up, or leave early, you pay the full price.";
  if (freeCancellationUntil === null)
    return ['This price is non-refundable: if you cancel, you pay the full price.', noShow];
  const days = daysBetween(freeCancellationUntil, start);
  const until = days === 1 ? 'at least one day before it begins' : `at least ${days} days before it begins`;
  return [`Cancel ${until} and you pay nothing.`, 'After that, you pay half of the price.', noShow];
}
