import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { isRecord } from './tolerant.ts';

/**
 * Reads an answer that is a list; entries that can't be read are left out.
 *
 * @param of.fields where the list may be, besides standing there bare
 * @param of.entry reads one entry; `undefined` or `null` for one that can't be
 * @param of.name what the answer is called in problems
 */
export function parseListResponse<T>(
  answer: unknown,
  of: { fields: readonly string[]; entry: (value: unknown) => T | undefined | null; name: string },
): Result<readonly T[], CallFailure> {
  const list = listIn(answer, of.fields);
  if (list === undefined) return err({ kind: 'malformed', problem: `The ${of.name} answer holds no list.` });
  return ok(list.map(of.entry).filter((entry) => entry !== undefined && entry !== null));
}

/**
 * Finds the list of an answer: under the first of these fields that is there,
 * or the bare list. One object counts as a list of one, `null` as an empty one.
 *
 * @returns `undefined` where there is no list at all
 */
export function listIn(answer: unknown, fields: readonly string[]): readonly unknown[] | undefined {
  if (Array.isArray(answer)) return answer;
  if (!isRecord(answer)) return undefined;
  const field = fields.find((name) => Object.hasOwn(answer, name));
  return field === undefined ? undefined : listOf(answer[field]);
}

function listOf(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (isRecord(value)) return [value];
  return value === null ? [] : undefined;
}

/**
 * What an answer is about: the value of the first of these fields that is
 * there, the first element where that is a list, or the answer itself where it
 * has no wrapper.
 */
export function unwrapped(answer: unknown, fields: readonly string[]): unknown {
  const field = isRecord(answer) ? fields.find((name) => Object.hasOwn(answer, name)) : undefined;
  const value = isRecord(answer) && field !== undefined ? answer[field] : answer;
  return Array.isArray(value) ? value[0] : value;
}
