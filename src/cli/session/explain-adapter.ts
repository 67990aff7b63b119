import type { CallFailure } from '@livery/contract/notices/call-failure';
import { assertNever } from '@livery/contract/shared/assert-never';
import { BROKEN_CONTRACT_PREFIX } from '../../application/shared/cancellable-call.ts';
import { EXIT_CODES } from '../exit-code.ts';
import { type CommandFailure, MEND_ADAPTER_ADVICE } from '../explain-failure.ts';

/**
 * How a command ends over the adapters of a module: a failed call is what its adapter reports, for there is no
 * server; and it has failed if any adapter broke its contract, whether or not the command could do without.
 */
export function explainAdapter(
  failed: CommandFailure | undefined,
  brokenContract: string | undefined,
): CommandFailure | undefined {
  const why = failed?.failure === undefined ? brokenContract : failureReport(failed.failure);
  if (why === undefined) return failed;
  const what = failed?.message.what ?? 'The adapters can’t be relied on.';
  const next = why.startsWith(BROKEN_CONTRACT_PREFIX) ? MEND_ADAPTER_ADVICE : 'Check what the adapter reads from.';
  return { code: failed?.code ?? EXIT_CODES.unavailable, message: { what, why, next } };
}

function failureReport(failure: CallFailure): string | undefined {
  switch (failure.kind) {
    case 'unreachable':
      return 'The adapter reports that what it reads from can’t be reached.';
    case 'timed-out':
      return 'The adapter reports that what it reads from did not respond in time.';
    case 'refused':
      return `The adapter reports a refusal with status ${failure.status}${failure.message === '' ? '' : ` and the message: ${failure.message}`}`;
    case 'malformed':
      if (failure.problem.startsWith(BROKEN_CONTRACT_PREFIX)) return failure.problem;
      return `The adapter reports that what it read can’t be used. ${failure.problem}`;
    case 'cancelled':
      return 'The adapter reports that the call was cancelled.';
    default:
      return assertNever(failure);
  }
}
