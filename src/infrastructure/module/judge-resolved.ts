import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, ok, type Result } from '@livery/contract/shared/result';
import * as v from 'valibot';
import { failure, type Shape } from './shapes.ts';

/** In UTF-16 units. */
const LONGEST_QUOTE = 60;

/**
 * What a call of a module's adapter resolved to, if it is a result of its port.
 *
 * @param resolved anything
 * @returns an error that follows the name of the call, such as `resolved to 5, expected …`
 */
export function judgeResolved<T>(resolved: unknown, value: Shape<T>): Result<Result<T, CallFailure>, string> {
  const result = v.safeParse(RESULT, resolved);
  if (!result.success)
    return err(`resolved to ${shapeOf(resolved)}, expected { ok: true, value } or { ok: false, error }`);
  const given = resolved as { readonly ok: boolean; readonly value?: unknown; readonly error?: unknown };
  const [part, judged] = given.ok
    ? (['value', v.safeParse(value, given.value)] as const)
    : (['error', v.safeParse(failure, given.error)] as const);
  if (judged.success) return ok(resolved as Result<T, CallFailure>);
  return err(`resolved to a result whose ${problemOf(judged.issues[0], part)}`);
}

const RESULT = v.object({ ok: v.boolean() });

function problemOf(issue: v.BaseIssue<unknown>, part: string): string {
  const inside = v.getDotPath(issue);
  const field = inside === null ? part : `${part}.${inside}`;
  const expected = issue.type === 'custom' ? issue.message : (issue.expected ?? 'another value');
  if (issue.received === 'undefined') return `${field} is missing`;
  return `${field} is ${shortened(issue.received)}, expected ${NAMES.get(expected) ?? expected}`;
}

/** What valibot calls a type, in plain words. */
const NAMES: ReadonlyMap<string, string> = new Map([
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
function shapeOf(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object without them';
  return shortened(typeof value === 'string' ? JSON.stringify(value) : String(value));
}

function shortened(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
}
