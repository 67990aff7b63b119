import { err, ok, type Result } from '@livery/contract/shared/result';
import { isRecord } from '@livery/contract/wire/is-record';
import { validatePoliciesFile } from '../agency/policies-file-wire.ts';
import { printableText, type SettingDependencies, type TextProblem } from './setting.ts';

/** The policies file as the operator wrote it; the page parses its rules. @rule 6.8 */
export type PoliciesFile = Readonly<Record<string, object>>;

const EXPECTED_FORM =
  'It is an object that gives each agency an object of rules, such as { "default": {}, "aurora": { "partner": true } }.';

/**
 * Reads the policies: JSON, or the name of a file with it. A rule that can't be used is an error that names it, because
 * its agency would be shown without it.
 *
 * @rule 6.8
 */
export function parsePolicies(
  text: string,
  { readText }: SettingDependencies,
): Result<PoliciesFile, readonly TextProblem[]> {
  const isInline = text.startsWith('{');
  const place = isInline ? '' : `names the file ${printableText(text)}, which `;
  try {
    const policies: unknown = JSON.parse(isInline ? text : readText(text));
    if (!isRecord(policies)) return err([{ problem: `${place}holds no policies`, advice: EXPECTED_FORM }]);
    const { problems } = validatePoliciesFile(policies);
    // Without problems, each entry is an object.
    if (problems.length === 0) return ok(policies as PoliciesFile);
    return err(problems.map((advice) => ({ problem: `${place}has a rule that can't be used`, advice })));
  } catch (failure) {
    if (failure instanceof SyntaxError) {
      return err([{ problem: `${place}is not valid JSON`, advice: `${failure.message}.` }]);
    }
    return err([{ problem: `${place}can't be read`, advice: 'Name a JSON file, or write the JSON itself.' }]);
  }
}
