import type { CallFailure } from './call-failure.ts';

const GONE_STATUSES: ReadonlySet<number> = new Set([404, 410]);

/** Whether a call was refused for good: what it requested doesn't exist for anybody, and a retry wouldn't help. */
export function isGone(failure: CallFailure): boolean {
  return failure.kind === 'refused' && GONE_STATUSES.has(failure.status);
}
