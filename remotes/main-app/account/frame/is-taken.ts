import type { CallFailure } from '../../../../src/application/remotes/remote-context.ts';

/** Whether somebody with the same e-mail address is there already. */
export function isTaken(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.status === 409;
}
