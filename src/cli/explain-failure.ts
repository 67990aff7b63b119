import type { Command } from 'commander';
import type { CallFailure } from '../domain/notices/call-failure.ts';
import { serverText } from '../domain/notices/server-text.ts';
import { assertNever } from '../domain/shared/assert-never.ts';
import { EXIT, type ExitCode } from './exit-code.ts';
import type { Complaint } from './terminal/print.ts';

const CHECK = 'Check that --api is the right address and that the server runs.';

/**
 * Says why a call to the outside gave no answer, and what to do about it.
 *
 * @param what the sentence that says what could not be done
 * @param sessionId to quote to whoever runs the server
 */
export function explainFailure(what: string, failure: CallFailure, sessionId: string): Complaint {
  const report = `Tell the people who run the server, quoting session ${sessionId}.`;
  switch (failure.kind) {
    case 'unreachable':
      return { what, why: 'The API can’t be reached.', next: CHECK };
    case 'timed-out':
      return { what, why: 'The API did not answer in time.', next: `Try again, or: ${CHECK}` };
    case 'refused': {
      const message = failure.message === '' ? '' : ` and said: ${failure.message}`;
      const next = failure.status === 401 ? 'Give another --token, or none to visit without one.' : report;
      return { what, why: `The API answered with status ${failure.status}${message}`, next };
    }
    case 'malformed':
      return { what, why: `The API’s answer can’t be used. ${failure.problem}`, next: `${CHECK} ${report}` };
    case 'cancelled':
      return { what, why: 'The request was cancelled.', next: 'Try again.' };
    default:
      return assertNever(failure);
  }
}

/** Why nobody was signed in: the credentials were refused, or the outside failed. */
export function explainSignIn(failure: CallFailure, host: string, sessionId: string): Refusal {
  const what = `Couldn’t sign in at ${host}.`;
  if (failure.kind !== 'refused' || failure.status >= 500 || failure.status === 404) {
    return { code: EXIT.outside, complaint: explainFailure(what, failure, sessionId) };
  }
  const said = serverText(failure.message);
  const complaint = {
    what,
    why: said === '' ? 'The e-mail address or the password was refused.' : said,
    next: 'Check --email and the password: both belong to one agency.',
  };
  return { code: EXIT.no, complaint };
}

/** Why the resort service did not do it: it said no to what was asked, or the outside failed. */
export function explainResort(what: string, failure: CallFailure, sessionId: string): Refusal {
  const said = failure.kind === 'refused' ? serverText(failure.message) : '';
  if (failure.kind !== 'refused' || failure.status >= 500 || failure.status === 401 || said === '') {
    return { code: EXIT.outside, complaint: explainFailure(what, failure, sessionId) };
  }
  return { code: EXIT.no, complaint: { what, why: said, next: 'Run resort search to see which resorts there are.' } };
}

/** How a command ends that can't be done, and what it says of it. */
export interface Refusal {
  readonly code: ExitCode;
  readonly complaint: Complaint;
}

/** Ends the command as wrong usage: what is the matter, and what to do instead. */
export function refuseUsage(command: Command, sentences: string): never {
  return command.error(`error: ${sentences}`, { exitCode: EXIT.usage });
}
