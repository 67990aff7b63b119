import { readDeploymentSettings } from '../application/shared/deployment-settings.ts';
import type { SettingProblem } from '../application/shared/setting-problems.ts';
import { err, ok, type Result } from '../domain/shared/result.ts';
import type { EdgeSettings } from './edge-settings.ts';
import { type ReadingNeeds, readPolicies } from './read-policies.ts';

/**
 * Reads the settings of `npm run serve`, its policies among them.
 *
 * Fails with one sentence for each variable that can't be used, all at once.
 *
 * @see architecture.md §4, environment of `serve`
 */
export function readEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  needs: ReadingNeeds,
): Result<EdgeSettings, readonly string[]> {
  const settings = readDeploymentSettings(environment);
  const policies = readPolicies(environment['LIVERY_POLICIES']?.trim() || undefined, needs);
  if (settings.ok && policies.ok) return ok({ ...settings.value, policies: policies.value });
  return err([...(settings.ok ? [] : settings.error.map(sentenceOf)), ...(policies.ok ? [] : policies.error)]);
}

function sentenceOf({ setting, problem, advice }: SettingProblem): string {
  return `${setting} ${problem}: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`;
}
