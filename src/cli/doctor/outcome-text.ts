import type { CallOutcome } from '../../application/diagnosis/diagnosis.port.ts';
import { assertNever } from '../../domain/shared/assert-never.ts';

/** What came of a call, in plain words. */
export function outcomeText(outcome: CallOutcome): string {
  switch (outcome.kind) {
    case 'good':
      return `answers (${outcome.status})`;
    case 'refused':
      return `refused with status ${outcome.status}${outcome.message === '' ? '' : `: ${outcome.message}`}`;
    case 'timed-out':
      return 'timed out';
    case 'cut-off':
      return 'cut off: the connection was lost before the end of the answer';
    case 'unreachable':
      return `unreachable: ${outcome.reason}`;
    case 'not-json':
      return `not JSON${outcome.contentType === '' ? '' : ` (sent as ${outcome.contentType})`}`;
    case 'empty':
      return `empty: status ${outcome.status} and nothing else`;
    case 'unusable':
      return `can’t be used: ${outcome.problem}`;
    case 'not-asked':
      return `not asked: ${outcome.reason}`;
    default:
      return assertNever(outcome);
  }
}
