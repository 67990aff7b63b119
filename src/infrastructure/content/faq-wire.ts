import * as v from 'valibot';
import type { Faq } from '../../domain/content/faq-state.ts';
import { flag, list, record, text } from '../wire/tolerant.ts';

const wireFaq = record({ isEnabled: flag, language: text, headerMessage: text, questions: list });
const wireQuestion = record({ question: text, answer: text });

/** Reads an agency's FAQ; what is no object reads as a disabled one, a question that can't be read as an empty one. */
export function parseFaq(value: unknown): Faq {
  const { isEnabled, language, headerMessage, questions } = v.parse(wireFaq, value);
  return {
    enabled: isEnabled,
    ...(language !== '' && { language }),
    headerMessage,
    questions: questions.map((question) => v.parse(wireQuestion, question)),
  };
}
