import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { serverText } from '../../domain/notices/server-text.ts';
import { EXIT } from '../exit-code.ts';
import { explainFailure } from '../explain-failure.ts';
import type { Refusal } from '../refusal.ts';

/** Why the resort service did not do it: it said no to what was asked, or the outside failed. */
export function explainResort(what: string, failure: CallFailure, sessionId: string): Refusal {
  const said = failure.kind === 'refused' ? serverText(failure.message) : '';
  if (failure.kind !== 'refused' || failure.status >= 500 || failure.status === 401 || said === '') {
    return { code: EXIT.outside, complaint: explainFailure(what, failure, sessionId) };
  }
  return { code: EXIT.no, complaint: { what, why: said, next: 'Run resort search to see which resorts there are.' } };
}
