import type { CallFailure } from '../notices/call-failure.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { isRecord } from './is-record.ts';

/**
 * Reads a response that is a list; entries that can't be read are left out.
 *
 * @param of.fields where the list may be, besides standing there bare
 * @param of.entry reads one entry; `undefined` or `null` for one that can't be
 * @param of.name what the response is called in problems
 */
export function parseListResponse<T>(
  response: unknown,
  of: { fields: readonly string[]; entry: (value: unknown) => T | undefined | null; name: string },
): Result<readonly T[], CallFailure> {
  const list = findList(response, of.fields);
  if (list === undefined) return err({ kind: 'malformed', problem: `The ${of.name} response holds no list.` });
  return ok(list.map(of.entry).filter((entry) => entry !== undefined && entry !== null));
}

/**
 * Finds the list of a response: under the first of these fields that is there,
 * or the bare list. One object counts as a list of one, `null` as an empty one.
 *
 * @returns `undefined` if there is no list at all
 */
export function findList(response: unknown, fields: readonly string[]): readonly unknown[] | undefined {
  if (Array.isArray(response)) return response;
  if (!isRecord(response)) return undefined;
  const field = fields.find((name) => Object.hasOwn(response, name));
  return field === undefined ? undefined : asList(response[field]);
}

function asList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value;
  if (isRecord(value)) return [value];
  return value === null ? [] : undefined;
}

/**
 * What a response is about: the value of the first of these fields that is
 * there, the first element if that is a list, or the response itself if it
 * has no wrapper.
 */
export function unwrapResponse(response: unknown, fields: readonly string[]): unknown {
  const field = isRecord(response) ? fields.find((name) => Object.hasOwn(response, name)) : undefined;
  const value = isRecord(response) && field !== undefined ? response[field] : response;
  return Array.isArray(value) ? value[0] : value;
}
