import type { CallFailure } from '../domain/notices/call-failure.ts';
import { assertNever } from '../domain/shared/assert-never.ts';
import type { Complaint } from './print.ts';

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
