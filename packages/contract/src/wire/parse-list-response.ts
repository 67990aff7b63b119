import type { CallFailure } from '../notices/call-failure.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { isRecord } from './is-record.ts';

/**
 * Reads a response that is a list; entries that can't be read are left out.
 *
 * @param of.fields the fields that may contain the list; the response may also be the bare list
 * @param of.entry reads one entry; returns `undefined` or `null` if it can't be read
 * @param of.name the response's name in messages about problems
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
 * Finds the list of a response: in the first of these fields that exists, or the bare list. One object counts as a list
 * of one, `null` as an empty one.
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
 * The content of a response: the value of the first of these fields that exists, or the response itself if it has no
 * wrapper; of a list, the first element.
 */
export function unwrapResponse(response: unknown, fields: readonly string[]): unknown {
  const field = isRecord(response) ? fields.find((name) => Object.hasOwn(response, name)) : undefined;
  const value = isRecord(response) && field !== undefined ? response[field] : response;
  return Array.isArray(value) ? value[0] : value;
}
