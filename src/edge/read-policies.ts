import { err, ok, type Result } from '../domain/shared/result.ts';
import type { PoliciesFile } from './page-configuration.ts';

const SHAPE =
  'an object that gives each agency an object of rules, such as { "default": {}, "aurora": { "partner": true } }';

/**
 * Reads the policies: JSON as it stands, or the file that the text names.
 *
 * Only the outer shape is checked here; a single rule that can't be used costs only itself, in the page.
 *
 * @see readings 25
 */
export function readPolicies(
  text: string | undefined,
  readText: (path: string) => string,
): Result<PoliciesFile | undefined, string> {
  if (text === undefined) return ok(undefined);
  const inline = text.startsWith('{');
  const place = inline ? 'LIVERY_POLICIES' : `The file ${text} of LIVERY_POLICIES`;
  try {
    const policies: unknown = JSON.parse(inline ? text : readText(text));
    return isPoliciesFile(policies) ? ok(policies) : err(`${place} must hold ${SHAPE}.`);
  } catch (failure) {
    if (failure instanceof SyntaxError) return err(`${place} is not valid JSON: ${failure.message}.`);
    return err(`${place} can't be read: name a JSON file, or write the JSON itself.`);
  }
}

function isPoliciesFile(value: unknown): value is PoliciesFile {
  return isObject(value) && Object.values(value).every(isObject);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
