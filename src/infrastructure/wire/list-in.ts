import { isRecord } from './tolerant.ts';

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
