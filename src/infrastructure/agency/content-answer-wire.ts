import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { unwrapped } from '../wire/unwrapped.ts';

/**
 * Reads `{ data: [content] }`, of which the first element counts. Without one
 * there is nothing to show; only an answer that is neither object nor list is
 * malformed.
 */
export function parseContentAnswer<T>(answer: unknown, parse: (content: unknown) => T): Result<T, CallFailure> {
  if (typeof answer !== 'object' || answer === null) {
    return err({ kind: 'malformed', problem: 'The content answer is neither an object nor a list.' });
  }
  return ok(parse(unwrapped(answer, ['data'])));
}
