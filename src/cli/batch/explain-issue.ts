import * as v from 'valibot';

const LONGEST_QUOTE = 40;

/** Says in one sentence what is wrong with a line and in which field; the schemas' messages say what is asked for. */
export function explainIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  if (path === null) return `A line must be a JSON object, not ${kindOf(issue.input)}.`;
  if (issue.input === undefined) return `The field "${path}" is missing.`;
  return `The field "${path}" must be ${issue.message}, not ${kindOf(issue.input)}.`;
}

/** What a JSON value is, in words; short texts and numbers are quoted. */
function kindOf(value: unknown): string {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value !== 'string') return 'an object';
  return value.length > LONGEST_QUOTE ? 'this text' : JSON.stringify(value);
}
