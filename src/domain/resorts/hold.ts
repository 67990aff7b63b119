import { assertNever } from '@livery/contract/shared/assert-never';
import { err, ok, type Result } from '@livery/contract/shared/result';

/** The only status that the shell sets (rules §7, resort service). */
const RELEASE_STATUS = 'RELEASE';

/** The body of the request that releases a hold at the resort. */
export interface ReleaseRequest {
  readonly reference: string;
  readonly status: typeof RELEASE_STATUS;
}

/** Why no release is requested: there is no hold, or it has ended. */
export interface ReleaseRefused {
  readonly kind: 'release-refused';
  readonly reason: 'no-reference' | 'under-way' | 'released' | 'expired';
}

/**
 * The request that releases a hold. Only an active hold with a reference can be released, so a second press sends
 * nothing (rules §4, resort).
 * @rule 4.22, 7.15
 */
export function releaseRequest(hold: Hold): Result<ReleaseRequest, ReleaseRefused> {
  const reference = hold.reference.trim();
  if (reference === '') return releaseRefused('no-reference');
  if (hold.kind === 'held') return ok({ reference, status: RELEASE_STATUS });
  return releaseRefused(hold.kind === 'releasing' ? 'under-way' : hold.kind);
}

function releaseRefused(reason: ReleaseRefused['reason']): Result<never, ReleaseRefused> {
  return err({ kind: 'release-refused', reason });
}

/**
 * An itinerary that a resort holds for a traveller, until it is released or expires. `released` and `expired` are final
 * (rules §4, resort).
 * @rule 7.15
 */
export type Hold =
  | { readonly kind: 'held'; readonly reference: string; readonly expiresAt: Temporal.Instant | null }
  | { readonly kind: 'releasing'; readonly reference: string; readonly expiresAt: Temporal.Instant | null }
  | { readonly kind: 'released'; readonly reference: string }
  | { readonly kind: 'expired'; readonly reference: string };

/**
 * A hold after an event; the same object if the event changes nothing.
 *
 * A hold expires exactly on time, even during its release. A failed release leaves the hold unchanged, so it can be
 * requested again.
 *
 * @rule 4.22, 8.1
 */
export function nextHold(hold: Hold, event: HoldEvent): Hold {
  // A late response changes nothing.
  if (hold.kind === 'released' || hold.kind === 'expired') return hold;
  const { reference, expiresAt } = hold;
  switch (event.kind) {
    case 'release-requested':
      return hold.kind === 'held' ? { kind: 'releasing', reference, expiresAt } : hold;
    case 'release-failed':
      return hold.kind === 'releasing' ? { kind: 'held', reference, expiresAt } : hold;
    case 'release-confirmed':
      return { kind: 'released', reference };
    case 'time-passed':
      return hasPassed(expiresAt, event.now) ? { kind: 'expired', reference } : hold;
    default:
      return assertNever(event);
  }
}

function hasPassed(end: Temporal.Instant | null, now: Temporal.Instant): boolean {
  return end !== null && Temporal.Instant.compare(now, end) >= 0;
}

/** The events of a hold: the traveller releases it, the resort responds, time passes. */
export type HoldEvent =
  | { readonly kind: 'release-requested' }
  | { readonly kind: 'release-confirmed' }
  | { readonly kind: 'release-failed' }
  | { readonly kind: 'time-passed'; readonly now: Temporal.Instant };
