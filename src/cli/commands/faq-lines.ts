import * as v from 'valibot';
import { faqState } from '../../domain/content/faq-state.ts';
import { parseFaq } from '../../infrastructure/content/faq-wire.ts';
import { requiredAgencyField } from '../batch/line-fields.ts';
import { lineRule } from '../batch/line-rule.ts';
import { objectField } from '../batch/object-field.ts';

/** What the FAQ page shows, and how many questions; an agency that is told has its own switch (rules 2.15). */
export const faqLines = lineRule({
  name: 'faq',
  summary: "Tells whether an agency's questions are shown: all of them, none, or the page is disabled.",
  example: {
    in: { faq: { isEnabled: true, questions: [{ question: 'May I bring my dog?', answer: '<p>Yes.</p>' }] } },
    out: { state: 'list', count: 1 },
  },
  line: v.object({
    faq: v.pipe(
      objectField,
      v.transform((wire) => parseFaq(wire)),
    ),
    agency: v.nullish(requiredAgencyField, null),
  }),
  answer({ faq, agency }) {
    const state = faqState(faq, agency?.faq.enabled ?? true);
    return { state: state.kind, count: state.kind === 'list' ? state.questions.length : 0 };
  },
});
