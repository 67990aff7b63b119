import { err, ok, type Result } from '../shared/result.ts';
import type { Hold } from './hold.ts';

/** The one status that the shell sets (rules §7, resort service). */
export const RELEASE_STATUS = 'RELEASE';

/** What is put to the resort to let a hold go. */
export interface ReleaseRequest {
  readonly reference: string;
  readonly status: typeof RELEASE_STATUS;
}

/** Why no release is asked for: there is nothing to release, or nothing left of it. */
export interface ReleaseRefused {
  readonly kind: 'release-refused';
  readonly reason: 'no-reference' | 'under-way' | 'released' | 'expired';
}

/**
 * The request that releases a hold. Only one that is held, and has a reference
 * to name it by, can be released, so a second press sends nothing (rules §4,
 * resort).
 */
export function releaseRequest(hold: Hold): Result<ReleaseRequest, ReleaseRefused> {
  const reference = hold.reference.trim();
  if (reference === '') return refused('no-reference');
  if (hold.kind === 'held') return ok({ reference, status: RELEASE_STATUS });
  return refused(hold.kind === 'releasing' ? 'under-way' : hold.kind);
}

function refused(reason: ReleaseRefused['reason']): Result<never, ReleaseRefused> {
  return err({ kind: 'release-refused', reason });
}
