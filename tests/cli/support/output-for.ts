import type { LineRule } from '../../../src/cli/batch/line-rule.ts';
import { processLine } from '../../../src/cli/batch/run-batch.ts';
import { EMPTY_POLICY_BOOK, type PolicyBook } from '../../../src/domain/agency/policy-book.ts';
import { cleanHtml } from '../../../src/infrastructure/content/clean-html.ts';

/** The output of a rule for one line of text, or of JSON. */
export function outputFor(rule: LineRule, line: string | object, policies: PolicyBook = EMPTY_POLICY_BOOK): unknown {
  const text = typeof line === 'string' ? line : JSON.stringify(line);
  return JSON.parse(processLine(text, rule, { policies, sanitize: cleanHtml }).text);
}
