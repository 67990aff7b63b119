import type { CallFailure } from '@livery/contract/notices/call-failure';
import { assertNever } from '@livery/contract/shared/assert-never';
import { BROKEN_CONTRACT_PREFIX } from '../../application/shared/cancellable-call.ts';
import { EXIT_CODES } from '../exit-code.ts';
import { type CommandFailure, MEND_ADAPTER_ADVICE } from '../explain-failure.ts';

/**
 * The failure of a command that ran with a module's adapters. There is no server, so the adapter's report explains a
 * failed call. The command also fails if any adapter broke its contract, even if the command succeeded without it.
 */
export function explainAdapter(
  failure: CommandFailure | undefined,
  brokenContract: string | undefined,
): CommandFailure | undefined {
  const why = failure?.failure === undefined ? brokenContract : failureReport(failure.failure);
  if (why === undefined) return failure;
  const what = failure?.message.what ?? 'The adapters can’t be relied on.';
  const nextAdapterAdvice = why.startsWith(BROKEN_CONTRACT_PREFIX)
    ? MEND_ADAPTER_ADVICE
    : 'Check what the adapter reads from.';
  return { code: failure?.code ?? EXIT_CODES.unavailable, message: { what, why, next: nextAdapterAdvice } };
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
