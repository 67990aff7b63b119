import { parseUrl } from '@livery/contract/shared/parse-url';
import * as v from 'valibot';
import { safeLink } from '../../domain/agency/safe-link.ts';
import { guardPath } from '../../domain/shared/guard-path.ts';
import { textField } from '../batch/line-fields.ts';
import { lineRule } from '../batch/line-rule.ts';

const LINK_SINKS = ['social', 'logo', 'favicon', 'image', 'returnUrl', 'email', 'phone', 'dealLink'] as const;

export const linkLines = lineRule({
  name: 'link',
  summary: 'Prints which link a page may show for an address from an agency.',
  example: { in: { sink: 'email', value: 'hello@agency.example' }, out: { href: 'mailto:hello@agency.example' } },
  line: v.object({ sink: v.picklist(LINK_SINKS, `one of ${LINK_SINKS.join(', ')}`), value: textField }),
  process: ({ sink, value }) => ({ href: safeLink(sink, value) }),
});

const WEB_ORIGIN = 'a web address such as "https://agency.example"';

/** The target of a `redirect` or `navigateTo` (rules 2.8). */
export const redirectLines = lineRule({
  name: 'redirect',
  summary: 'Guards a path from outside: it stays on the origin, or leads home.',
  example: {
    in: { value: '//evil.example/phish', origin: 'https://agency.example' },
    out: { path: '/', refused: 'leaves-origin' },
  },
  line: v.object({
    value: textField,
    origin: v.pipe(
      v.string(WEB_ORIGIN),
      v.check((origin) => /^https?:\/\//i.test(origin) && parseUrl(origin) !== undefined, WEB_ORIGIN),
      v.transform((origin) => new URL(origin).origin),
    ),
  }),
  process({ value, origin }) {
    const path = guardPath(value, origin);
    return path.ok ? { path: path.value } : { path: '/', refused: path.error.reason };
  },
});
