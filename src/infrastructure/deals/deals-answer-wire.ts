import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import { parseListAnswer } from '../wire/parse-list-answer.ts';

/** Reads a deal search's answer, `{ response: [deal] }`. */
export function parseDealsAnswer<Deal>(
  answer: unknown,
  parseDeal: (deal: unknown) => Deal | null,
): Result<readonly Deal[], CallFailure> {
  return parseListAnswer(answer, { fields: ['response'], entry: parseDeal, name: 'deal' });
}
