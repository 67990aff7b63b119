import { EMPTY_POLICY_BOOK } from '../../domain/agency/policy-book.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import type { Outside } from '../outside.ts';
import { policiesOfEnvironment } from '../policies-of-environment.ts';
import { printer } from '../print.ts';
import { answerLines } from './answer-lines.ts';
import type { LineRule } from './line-rule.ts';

/**
 * Answers the lines of stdin on stdout until they end, or until nobody reads
 * the answers any more; reads no faster than it is read from.
 */
export async function runBatch(rule: LineRule, outside: Outside): Promise<ExitCode> {
  const policies = await policiesOfEnvironment(outside);
  if (!policies.ok) {
    await printer(outside).complain(policies.error);
    return EXIT.usage;
  }
  const context = {
    policies: policies.value ?? EMPTY_POLICY_BOOK,
    clean: rule.cleansHtml ? await outside.loadCleaner() : withoutCleaner,
  };
  for await (const answers of answerLines(outside.stdin, rule, context)) {
    if (!(await outside.stdout.write(answers))) break;
  }
  return EXIT.done;
}

function withoutCleaner(): never {
  throw new Error('A rule that cleans HTML must say so.');
}
