import { because } from '@livery/contract/shared/because';
import { isNonEmpty, type NonEmpty } from '@livery/contract/shared/non-empty';

/** What the FAQ page shows: the questions, "No Faqs Found !" or "Faq Page is not available". */
export type FaqState =
  | (FaqWords & { readonly kind: 'list'; readonly questions: NonEmpty<FaqQuestion> })
  | (FaqWords & { readonly kind: 'none' })
  | { readonly kind: 'disabled' };

interface FaqWords {
  readonly headerMessage: string;
  /** The language of all texts, if the platform names it. */
  readonly language?: string;
}

/** A question with this many characters or fewer is too short. */
const TOO_SHORT_LENGTH = 3;

/**
 * One question that is too short hides all of them. Lengths are in characters (code points), without surrounding
 * blanks. The page exists if the agency and its content both enable it.
 *
 * @param switchedOn the agency's switch, `agency.faq.enabled`
 * @rule 2.14, 2.15, 3.4, 5.1
 */
export function faqState(faq: Faq, switchedOn: boolean): FaqState {
  if (switchedOn !== true || faq.enabled !== true) return because('2.15', { kind: 'disabled' });
  const { language, headerMessage, questions } = faq;
  const words = { headerMessage, ...(language !== undefined && { language }) };
  const complete = isNonEmpty(questions) && questions.every(isLongEnough);
  return complete ? because('2.14', { kind: 'list', ...words, questions }) : because('5.1', { kind: 'none', ...words });
}

function isLongEnough({ question }: FaqQuestion): boolean {
  return [...question.trim()].length > TOO_SHORT_LENGTH;
}

/** Questions that an agency answers (rules §3, agency FAQ). @rule 3.4 */
export interface Faq {
  readonly enabled: boolean;
  /** The language of all texts, if the platform names it; untrusted. */
  readonly language?: string;
  readonly headerMessage: string;
  readonly questions: readonly FaqQuestion[];
}

/** @rule 3.4 */
export interface FaqQuestion {
  readonly question: string;
  /** Rich text (HTML), untrusted. */
  readonly answer: string;
}
