import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { isRecord } from '../wire/tolerant.ts';

/** Reads `{ CurrentPayment }`, or the bare name; an answer that names none is a good one. */
export function parsePaymentGateway(answer: unknown): Result<string, CallFailure> {
  const name = isRecord(answer) ? (answer.CurrentPayment ?? answer.data ?? '') : answer;
  if (typeof name !== 'string') return err({ kind: 'malformed', problem: 'The payment gateway is not a name.' });
  return ok(name.trim());
}
