import * as v from 'valibot';
import { textField } from '../batch/line-fields.ts';
import { lineRule } from '../batch/line-rule.ts';

export const sanitiseLines = lineRule({
  name: 'sanitise',
  summary: 'Makes the HTML of an agency safe to show.',
  example: {
    in: { html: '<p onclick="steal()">Hello <b>traveller</b><script>steal()</script></p>' },
    out: { html: '<p>Hello <b>traveller</b></p>' },
  },
  cleansHtml: true,
  line: v.object({ html: textField }),
  answer: ({ html }, { clean }) => ({ html: clean(html) }),
});
