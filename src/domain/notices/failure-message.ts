import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { CallSituation } from '@livery/contract/notices/call-situation';
import { NOTICE_CATALOGUE, type Situation } from './catalogue.ts';
import { serverText } from './server-text.ts';

/**
 * A message to show: a text of the server, shown as plain text and never translated, or a situation of the catalogue
 * with its English text.
 */
export type Message =
  | { readonly from: 'server'; readonly text: string }
  | { readonly from: 'catalogue'; readonly situation: Situation; readonly text: string };

/**
 * The message of a failed call: the server's if there is one, else that of the situation. For an aborted request no
 * message is shown (rules 8.1 and 8.3).
 * @rule 8.1, 8.2, 8.3
 */
export function failureMessage(failure: CallFailure, situation: CallSituation): Message {
  if (failure.kind === 'cancelled') return catalogueMessage('cancelled');
  const text = failure.kind === 'refused' ? serverText(failure.message) : '';
  return text === '' ? catalogueMessage(situation) : { from: 'server', text };
}

function catalogueMessage(situation: keyof typeof NOTICE_CATALOGUE): Message {
  return { from: 'catalogue', situation, text: NOTICE_CATALOGUE[situation].text };
}
