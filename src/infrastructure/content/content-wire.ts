import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { unwrapResponse } from '@livery/contract/wire/parse-list-response';
import { tolerantFlag, tolerantList, tolerantRecord, tolerantText } from '@livery/contract/wire/tolerant';
import * as v from 'valibot';
import type { About } from '../../domain/content/about-state.ts';
import type { Faq } from '../../domain/content/faq-state.ts';

const wireAbout = tolerantRecord({
  isEnabled: tolerantFlag,
  language: tolerantText,
  title: tolerantText,
  image: tolerantText,
  content: tolerantText,
});

/** Reads an agency's text about itself; a value that isn't an object is read as a disabled page. @rule 3.4 */
export function parseAbout(value: unknown): About {
  const { isEnabled, language, ...about } = v.parse(wireAbout, value);
  return { enabled: isEnabled, ...about, ...(language !== '' && { language }) };
}

const wireFaq = tolerantRecord({
  isEnabled: tolerantFlag,
  language: tolerantText,
  headerMessage: tolerantText,
  questions: tolerantList,
});
const wireQuestion = tolerantRecord({ question: tolerantText, answer: tolerantText });

/**
 * Reads an agency's FAQ; a value that isn't an object is read as a disabled FAQ, and an invalid question as an empty
 * one.
 * @rule 3.4
 */
export function parseFaq(value: unknown): Faq {
  const { isEnabled, language, headerMessage, questions } = v.parse(wireFaq, value);
  return {
    enabled: isEnabled,
    ...(language !== '' && { language }),
    headerMessage,
    questions: questions.map((question) => v.parse(wireQuestion, question)),
  };
}

/**
 * Reads the first element of `{ data: [content] }`. If there is none, there is nothing to show; only a response that is
 * neither an object nor a list is malformed.
 * @rule 3.4
 */
export function parseContentResponse<T>(response: unknown, parse: (content: unknown) => T): Result<T, CallFailure> {
  if (typeof response !== 'object' || response === null) {
    return err({ kind: 'malformed', problem: 'The content response is neither an object nor a list.' });
  }
  return ok(parse(unwrapResponse(response, ['data'])));
}
