import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { listIn } from './list-in.ts';

/**
 * Reads an answer that is a list; entries that can't be read are left out.
 *
 * @param of.fields where the list may be, besides standing there bare
 * @param of.entry reads one entry; `undefined` or `null` for one that can't be
 * @param of.name what the answer is called in problems
 */
export function parseListAnswer<T>(
  answer: unknown,
  of: { fields: readonly string[]; entry: (value: unknown) => T | undefined | null; name: string },
): Result<readonly T[], CallFailure> {
  const list = listIn(answer, of.fields);
  if (list === undefined) return err({ kind: 'malformed', problem: `The ${of.name} answer holds no list.` });
  return ok(list.map(of.entry).filter((entry) => entry !== undefined && entry !== null));
}
