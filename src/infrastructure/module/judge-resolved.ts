import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, ok, type Result } from '@livery/contract/shared/result';
import * as v from 'valibot';
import { failure, type Shape } from './shapes.ts';

/** In UTF-16 units. */
const MAX_QUOTE_LENGTH = 60;

/**
 * Checks that a call of a module's adapter resolved to a result of its port.
 *
 * @param resolvedValue any value
 * @returns an error that follows the name of the call, such as `resolved to 5, expected …`
 */
export function judgeResolved<T>(resolvedValue: unknown, value: Shape<T>): Result<Result<T, CallFailure>, string> {
  const result = v.safeParse(RESULT_SCHEMA, resolvedValue);
  if (!result.success)
    return err(`resolved to ${describeValue(resolvedValue)}, expected { ok: true, value } or { ok: false, error }`);
  const givenResult = resolvedValue as { readonly ok: boolean; readonly value?: unknown; readonly error?: unknown };
  const [part, judged] = givenResult.ok
    ? (['value', v.safeParse(value, givenResult.value)] as const)
    : (['error', v.safeParse(failure, givenResult.error)] as const);
  if (judged.success) return ok(resolvedValue as Result<T, CallFailure>);
  return err(`resolved to a result whose ${issueProblem(judged.issues[0], part)}`);
}

const RESULT_SCHEMA = v.object({ ok: v.boolean() });

function issueProblem(issue: v.BaseIssue<unknown>, part: string): string {
  const inside = v.getDotPath(issue);
  const field = inside === null ? part : `${part}.${inside}`;
  const expectedMessage = issue.type === 'custom' ? issue.message : (issue.expected ?? 'another value');
  if (issue.received === 'undefined') return `${field} is missing`;
  return `${field} is ${shortenText(issue.received)}, expected ${TYPE_NAMES.get(expectedMessage) ?? expectedMessage}`;
}

/** valibot's names of types, in plain words. */
const TYPE_NAMES: ReadonlyMap<string, string> = new Map([
  ['Object', 'an object'],
  ['(Object | null)', 'an object or null'],
  ['Array', 'a list'],
  ['Map', 'a Map'],
  ['string', 'a text'],
  ['number', 'a number'],
  ['(number | null)', 'a number or null'],
  ['boolean', 'true or false'],
]);

/** A value in a few words: `5`, `"hello"`, `an object`. */
function describeValue(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object without them';
  return shortenText(typeof value === 'string' ? JSON.stringify(value) : String(value));
}

function shortenText(text: string): string {
  return text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;
}
