import { err, ok, type Result } from '../domain/shared/result.ts';
import { readDeploymentSettings } from '../infrastructure/configuration/deployment-settings.ts';
import type { SettingProblem } from '../infrastructure/configuration/setting-problems.ts';
import type { EdgeSettings, PoliciesFile } from './page-configuration.ts';

const POLICIES_FORM =
  'an object that gives each agency an object of rules, such as { "default": {}, "aurora": { "partner": true } }';

/** What reading needs from outside. */
export interface PolicyReaders {
  /** The text of a file; throws when it can't be read. */
  readonly readText: (path: string) => string;
  /** What of a policies file can't be used, in sentences. */
  readonly policyProblems: (policies: PoliciesFile) => readonly string[];
}

/**
 * Reads the policies: JSON as it stands, or the file that the text names. A
 * rule that can't be used is refused by name, because the agency that it is
 * meant for would be shown without it.
 *
 * @see rules 6.8
 */
function readPolicies(
  text: string | undefined,
  { readText, policyProblems }: PolicyReaders,
): Result<PoliciesFile | undefined, readonly string[]> {
  if (text === undefined) return ok(undefined);
  const inline = text.startsWith('{');
  const place = inline ? 'LIVERY_POLICIES' : `The file ${text} of LIVERY_POLICIES`;
  try {
    const policies: unknown = JSON.parse(inline ? text : readText(text));
    if (!isPoliciesFile(policies)) return err([`${place} must hold ${POLICIES_FORM}.`]);
    const problems = policyProblems(policies);
    return problems.length === 0 ? ok(policies) : err(problems.map((problem) => `${place}: ${problem}`));
  } catch (failure) {
    if (failure instanceof SyntaxError) return err([`${place} is not valid JSON: ${failure.message}.`]);
    return err([`${place} can't be read: name a JSON file, or write the JSON itself.`]);
  }
}

function isPoliciesFile(value: unknown): value is PoliciesFile {
  return isObject(value) && Object.values(value).every(isObject);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Reads the settings of `npm run serve`, its policies among them.
 *
 * Fails with one sentence for each variable that can't be used, all at once.
 *
 * @see README, Configuration
 */
export function readEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
  needs: PolicyReaders,
): Result<EdgeSettings, readonly string[]> {
  const settings = readDeploymentSettings(environment);
  const policies = readPolicies(environment['LIVERY_POLICIES']?.trim() || undefined, needs);
  if (settings.ok && policies.ok) return ok({ ...settings.value, policies: policies.value });
  return err([...(settings.ok ? [] : settings.error.map(sentenceOf)), ...(policies.ok ? [] : policies.error)]);
}

function sentenceOf({ setting, problem, advice }: SettingProblem): string {
  return `${setting} ${problem}: ${advice.charAt(0).toLowerCase()}${advice.slice(1)}`;
}
