import type { PolicyBook } from '../domain/agency/policy-book.ts';
import { ok, type Result } from '../domain/shared/result.ts';
import type { Outside } from './outside.ts';
import type { Complaint } from './print.ts';
import { readPolicies } from './read-policies.ts';

/**
 * The deployment's policies out of `LIVERY_POLICIES`; `undefined` where it is
 * not set. A single rule that can't be used costs only itself and a warning.
 *
 * @see rules 6.8
 */
export async function policiesOfEnvironment({
  env,
  stderr,
}: Pick<Outside, 'env' | 'stderr'>): Promise<Result<PolicyBook | undefined, Complaint>> {
  const read = readPolicies(env);
  if (!read.ok) return read;
  for (const problem of read.value?.problems ?? []) await stderr.write(`warning: LIVERY_POLICIES: ${problem}\n`);
  return ok(read.value?.book);
}
