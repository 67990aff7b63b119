import * as v from 'valibot';
import { hasContent } from '../../domain/content/has-content.ts';
import { textField } from '../batch/line-fields.ts';
import { lineRule } from '../batch/line-rule.ts';

export const richTextLines = lineRule({
  name: 'rich-text',
  summary: 'Tells whether a rich text shows anything at all.',
  example: { in: { html: '<p><br>&nbsp;</p>' }, out: { hasContent: false } },
  line: v.object({ html: textField }),
  answer: ({ html }) => ({ hasContent: hasContent(html) }),
});
