import { isRecord } from './tolerant.ts';

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
