import * as v from 'valibot';
import { safeLink } from '../../domain/agency/safe-link.ts';
import { textField } from '../batch/line-fields.ts';
import { lineRule } from '../batch/line-rule.ts';

const SINKS = ['social', 'logo', 'favicon', 'image', 'returnUrl', 'email', 'phone', 'dealLink'] as const;

export const linkLines = lineRule({
  name: 'link',
  summary: 'Tells which link a page may show for an address from an agency.',
  example: { in: { sink: 'email', value: 'hello@agency.example' }, out: { href: 'mailto:hello@agency.example' } },
  line: v.object({ sink: v.picklist(SINKS, `one of ${SINKS.join(', ')}`), value: textField }),
  answer: ({ sink, value }) => ({ href: safeLink(sink, value) }),
});
