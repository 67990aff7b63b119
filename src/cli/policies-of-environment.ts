import { readFileSync } from 'node:fs';
import type { PolicyBook } from '../domain/agency/policy-book.ts';
import { err, ok, type Result } from '../domain/shared/result.ts';
import { readPolicyBook } from '../infrastructure/agency/policy-book-wire.ts';
import { messageOf } from './message-of.ts';
import type { Outside } from './outside.ts';
import type { Complaint } from './print.ts';

/**
 * The deployment's policies out of `LIVERY_POLICIES`, which holds JSON or names
 * a file of it; `undefined` where it is not set. A single rule that can't be
 * used costs only itself and a warning.
 *
 * @see readings 25
 */
export async function policiesOfEnvironment({
  env,
  stderr,
}: Pick<Outside, 'env' | 'stderr'>): Promise<Result<PolicyBook | undefined, Complaint>> {
  const setting = env.LIVERY_POLICIES?.trim() ?? '';
  if (setting === '') return ok(undefined);
  try {
    const { book, problems } = readPolicyBook(
      JSON.parse(setting.startsWith('{') ? setting : readFileSync(setting, 'utf8')),
    );
    for (const problem of problems) await stderr.write(`warning: LIVERY_POLICIES: ${problem}\n`);
    return ok(book);
  } catch (problem) {
    return err({
      what: 'The policies can’t be read.',
      why: `LIVERY_POLICIES holds no JSON and names no file of it: ${messageOf(problem)}`,
      next: 'Set it to a JSON file or to JSON, such as {"default":{},"aurora":{"partner":true}}, or unset it.',
    });
  }
}
