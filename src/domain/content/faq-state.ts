import { isNonEmpty, type NonEmpty } from '../shared/non-empty.ts';
import type { Faq, FaqQuestion } from './faq.ts';

/** What the FAQ page shows: the questions, "No Faqs Found !" or "Faq Page is not available". */
export type FaqState =
  | { readonly kind: 'list'; readonly headerMessage: string; readonly questions: NonEmpty<FaqQuestion> }
  | { readonly kind: 'none'; readonly headerMessage: string }
  | { readonly kind: 'disabled' };

/** A question of this many characters or fewer is no question. */
const TOO_SHORT = 3;

/**
 * All or nothing: one question that is too short hides them all. Lengths are
 * counted in whole characters (code points) without the blanks around. The page is
 * there where the agency's own switch and its content's both say so.
 *
 * @param switchedOn the agency's switch, `agency.faq.enabled`
 * @see specification §2, /faqs; §5; readings 33 and 43
 */
export function faqState({ enabled, headerMessage, questions }: Faq, switchedOn: boolean): FaqState {
  if (enabled !== true || switchedOn !== true) return { kind: 'disabled' };
  const complete = isNonEmpty(questions) && questions.every(isLongEnough);
  return complete ? { kind: 'list', headerMessage, questions } : { kind: 'none', headerMessage };
}

function isLongEnough({ question }: FaqQuestion): boolean {
  return [...question.trim()].length > TOO_SHORT;
}
