import type { CallFailure } from '../../../../src/application/remotes/remote-context.ts';

/** Whether the platform answered with a client error (4xx): a retry would change nothing. */
export function isClientError(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.status >= 400 && failure.status < 500;
}

/** Whether the e-mail address is taken already (409). */
export function isConflict(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.status === 409;
}
