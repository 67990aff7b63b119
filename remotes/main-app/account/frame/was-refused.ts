import type { CallFailure } from '../../../../src/application/remotes/remote-context.ts';

/** Whether the platform understood what was asked, and has nothing of that sort: asking again would change nothing. */
export function wasRefused(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.status >= 400 && failure.status < 500;
}

/** Whether somebody with the same e-mail address is there already. */
export function isTaken(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.status === 409;
}
