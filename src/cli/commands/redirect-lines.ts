import * as v from 'valibot';
import { guardPath } from '../../domain/shared/guard-path.ts';
import { textField } from '../batch/line-fields.ts';
import { lineRule } from '../batch/line-rule.ts';

const WEB_ORIGIN = 'a web address such as "https://agency.example"';

/** Where a `redirect` or `navigateTo` leads (readings 20). */
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
      v.check((origin) => /^https?:\/\//i.test(origin) && URL.canParse(origin), WEB_ORIGIN),
      v.transform((origin) => new URL(origin).origin),
    ),
  }),
  answer({ value, origin }) {
    const path = guardPath(value, origin);
    return path.ok ? { path: path.value } : { path: '/', refused: path.error.reason };
  },
});
