import { daysAfter } from './days.ts';

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

/** What it costs to change one's mind, in sentences. */
export function cancellationTerms(freeCancellationUntil: string | null, start: string): string[] {
  const noShow = 'Whoever does not come, or leaves early, pays in full.';
  if (freeCancellationUntil === null) {
    return [`This price can't be refunded: whoever cancels before ${start} pays in full.`, noShow];
  }
  return [
    `Cancel until the end of ${freeCancellationUntil} and pay nothing.`,
    `From then on until ${start} half of the price is kept.`,
    noShow,
  ];
}
