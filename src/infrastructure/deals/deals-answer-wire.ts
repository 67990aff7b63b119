import * as v from 'valibot';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { isRecord, list } from '../wire/tolerant.ts';

/**
 * Reads a deal search's answer: `{ response: [deal] }`, the bare list, or one
 * deal in place of a list of one. Deals that can't be read are left out.
 */
export function parseDealsAnswer<Deal>(
  answer: unknown,
  parseDeal: (deal: unknown) => Deal | null,
): Result<readonly Deal[], CallFailure> {
  const response = isRecord(answer) ? answer.response : answer;
  if (!Array.isArray(response) && !isRecord(response)) {
    return err({ kind: 'malformed', problem: 'The deal answer holds no list.' });
  }
  return ok(
    v
      .parse(list, response)
      .map(parseDeal)
      .filter((deal) => deal !== null),
  );
}
