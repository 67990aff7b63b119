import type { ContentSource } from '../../application/content/content-source.port.ts';
import { parseAbout } from '../agency/about-wire.ts';
import { parseContentAnswer } from '../agency/content-answer-wire.ts';
import { parseFaq } from '../content/faq-wire.ts';

/** Knows the agency's own pages without asking anybody: `answer` gives them in wire form. */
export function memoryContentSource(answer: { about(): unknown; faq(): unknown }): ContentSource {
  return {
    about: async () => parseContentAnswer(answer.about(), parseAbout),
    faq: async () => parseContentAnswer(answer.faq(), parseFaq),
  };
}
