import * as v from 'valibot';
import { faqState } from '../../domain/content/faq-state.ts';
import { hasContent } from '../../domain/content/has-content.ts';
import { parseFaq } from '../../infrastructure/content/content-wire.ts';
import { requiredAgencyField, textField } from '../batch/line-fields.ts';
import { lineRule, objectField } from '../batch/line-rule.ts';

export const sanitiseLines = lineRule({
  name: 'sanitise',
  summary: 'Makes the HTML of an agency safe to show.',
  example: {
    in: { html: '<p onclick="steal()">Hello <b>traveller</b><script>steal()</script></p>' },
    out: { html: '<p>Hello <b>traveller</b></p>' },
  },
  sanitizesHtml: true,
  line: v.object({ html: textField }),
  process: ({ html }, { sanitize }) => ({ html: sanitize(html) }),
});

export const richTextLines = lineRule({
  name: 'rich-text',
  summary: 'Prints whether a rich text shows anything at all.',
  example: { in: { html: '<p><br>&nbsp;</p>' }, out: { hasContent: false } },
  line: v.object({ html: textField }),
  process: ({ html }) => ({ hasContent: hasContent(html) }),
});

/**
 * The state of the FAQ page and the number of its questions; an agency in the line can switch the page off (rules
 * 2.15).
 */
export const faqLines = lineRule({
  name: 'faq',
  summary: "Prints whether an agency's questions are shown: all of them, none, or the page is disabled.",
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
  process({ faq, agency }) {
    const state = faqState(faq, agency?.faq.enabled ?? true);
    return { state: state.kind, count: state.kind === 'list' ? state.questions.length : 0 };
  },
});
