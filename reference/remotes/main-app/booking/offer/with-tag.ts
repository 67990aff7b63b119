import { cancellationTerms } from '@livery/kit/booking/free-cancellation';
import type { Offer } from './offer.ts';

export function setTag(tags: readonly string[], tag: string, isWanted: boolean): readonly string[] {
  if (tags.includes(tag) === isWanted) return tags;
  return isWanted ? [tag, ...tags] : tags.filter((candidate) => candidate !== tag);
}

/** The tag that means free cancellation: only on offers that name its last day, if that isn't past. */
export function withFreeCancellation(
  tags: readonly string[],
  until: Offer['freeCancellationUntil'],
  today = Temporal.Now.plainDateISO().toString(),
): readonly string[] {
  return setTag(tags, 'free-cancellation', cancellationTerms(until, today) === 'free');
}
