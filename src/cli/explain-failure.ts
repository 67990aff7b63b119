import type { CallFailure } from '@livery/contract/notices/call-failure';
import { assertNever } from '@livery/contract/shared/assert-never';
import { type Err, err } from '@livery/contract/shared/result';
import type { Command } from 'commander';
import { BROKEN_CONTRACT_PREFIX } from '../application/shared/cancellable-call.ts';
import { serverText } from '../domain/notices/server-text.ts';
import { NOT_RECORDED } from '../infrastructure/recorded/recording-wire.ts';
import { EXIT_CODES, type ExitCode } from './exit-code.ts';
import { type ErrorMessage, safeText } from './terminal/print.ts';

export const MEND_ADAPTER_ADVICE = 'Mend the adapter: its calls never reject, and resolve to a result in time.';

const RECORD_AGAIN_ADVICE = 'Record a session in which it is made, such as by this command with --api and --record.';

const CHECK_SERVER_ADVICE = 'Check that --api is the right address and that the server runs.';

/**
 * Explains why a call failed, and what to do about it.
 *
 * @param what a sentence that says what failed
 * @param sessionId for the server's operators
 */
function explainFailure(what: string, failure: CallFailure, sessionId: string): ErrorMessage {
  const report = `Report it to the server’s operators with session ${sessionId}.`;
  switch (failure.kind) {
    case 'unreachable':
      return { what, why: 'The API can’t be reached.', next: CHECK_SERVER_ADVICE };
    case 'timed-out':
      return { what, why: 'The API did not respond in time.', next: `Try again, or: ${CHECK_SERVER_ADVICE}` };
    case 'refused': {
      if (failure.message.startsWith(NOT_RECORDED)) return { what, why: failure.message, next: RECORD_AGAIN_ADVICE };
      const message = failure.message === '' ? '' : ` and the message: ${failure.message}`;
      const nextStep = failure.status === 401 ? 'Give another --token, or none to go without one.' : report;
      return { what, why: `The API responded with status ${failure.status}${message}`, next: nextStep };
    }
    case 'malformed':
      if (failure.problem.startsWith(BROKEN_CONTRACT_PREFIX)) {
        return { what, why: failure.problem, next: MEND_ADAPTER_ADVICE };
      }
      return {
        what,
        why: `The API’s response can’t be used. ${failure.problem}`,
        next: `${CHECK_SERVER_ADVICE} ${report}`,
      };
    case 'cancelled':
      return { what, why: 'The request was cancelled.', next: 'Try again.' };
    default:
      return assertNever(failure);
  }
}

/** Ends a command because a call failed. */
export function unavailableFailure(what: string, failure: CallFailure, sessionId: string): Err<CommandFailure> {
  return err({ code: EXIT_CODES.unavailable, message: explainFailure(what, failure, sessionId), failure });
}

/** Why a sign-in failed: wrong credentials, or a failed call. */
export function explainSignIn(failure: CallFailure, host: string, sessionId: string): CommandFailure {
  const what = `Couldn’t sign in at ${host}.`;
  if (failure.kind !== 'refused' || failure.status >= 500 || failure.status === 404) {
    return unavailableFailure(what, failure, sessionId).error;
  }
  const reason = serverText(failure.message);
  const message = {
    what,
    why: reason === '' ? 'The e-mail address or the password was refused.' : reason,
    next: 'Check --email and the password: both belong to one agency.',
  };
  return { code: EXIT_CODES.refused, message };
}

/** Why a call of the resort service failed: refused with a message, or a failed call. */
export function explainResort(what: string, failure: CallFailure, sessionId: string): CommandFailure {
  const reason = failure.kind === 'refused' ? serverText(failure.message) : '';
  if (failure.kind !== 'refused' || failure.status >= 500 || failure.status === 401 || reason === '') {
    return unavailableFailure(what, failure, sessionId).error;
  }
  return {
    code: EXIT_CODES.refused,
    message: { what, why: reason, next: 'Run resort search to see which resorts there are.' },
  };
}

/** The exit code and the message of a command that fails. */
export interface CommandFailure {
  readonly code: ExitCode;
  readonly message: ErrorMessage;
  /** The failed call, if one is the cause. */
  readonly failure?: CallFailure;
}

/** Ends the command as wrong usage, with sentences that say what is wrong and what to do instead. */
export function refuseUsage(command: Command, sentences: string): never {
  return command.error(`error: ${safeText(sentences)}`, { exitCode: EXIT_CODES.usage });
}
