import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '@livery/contract/shared/result';
import type { PolicyBook } from '../../domain/agency/policy-book.ts';
import { validatePoliciesFile } from '../../infrastructure/agency/policies-file-wire.ts';
import type { ValidatedPolicyBook } from '../../infrastructure/agency/policy-book-wire.ts';
import type { CliPorts } from '../cli-ports.ts';
import { thrownMessage } from '../exit-code.ts';
import type { ErrorMessage } from '../terminal/print.ts';

/** The content of `LIVERY_POLICIES`, which is JSON or the name of a JSON file; `undefined` if it isn't set. */
export function readPolicies(env: CliPorts['env']): Result<ValidatedPolicyBook | undefined, ErrorMessage> {
  const setting = env.LIVERY_POLICIES?.trim() ?? '';
  if (setting === '') return ok(undefined);
  try {
    return ok(validatePoliciesFile(JSON.parse(setting.startsWith('{') ? setting : readFileSync(setting, 'utf8'))));
  } catch (problem) {
    return err({
      what: 'The policies can’t be read.',
      why: `LIVERY_POLICIES is neither JSON nor the name of a JSON file: ${thrownMessage(problem)}`,
      next: 'Set it to a JSON file or to JSON, such as {"default":{},"aurora":{"partner":true}}, or unset it.',
    });
  }
}

/**
 * The deployment's policies from `LIVERY_POLICIES`; `undefined` if it isn't set. A single unusable rule is ignored with
 * a warning.
 *
 * @rule 6.8
 */
export async function policiesOfEnvironment({
  env,
  stderr,
}: Pick<CliPorts, 'env' | 'stderr'>): Promise<Result<PolicyBook | undefined, ErrorMessage>> {
  const policies = readPolicies(env);
  if (!policies.ok) return policies;
  for (const problem of policies.value?.problems ?? []) await stderr.write(`warning: LIVERY_POLICIES: ${problem}\n`);
  return ok(policies.value?.book);
}
