import * as v from 'valibot';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Hold } from '../../domain/resorts/hold.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { record, text } from '../wire/tolerant.ts';
import { unwrapped } from '../wire/unwrapped.ts';

/** The rules name the call and not its fields: these are spelt like its query's, or as the rest of the API is. */
const wireHold = record({
  reference_number: text,
  referenceNumber: text,
  status: text,
  expires_at: text,
  expiresAt: text,
});

/** Reads `GET /properties/hold-check`, `{ data: hold | null }`; what has no reference is no hold. */
export function parseHoldAnswer(answer: unknown): Result<Hold | null, CallFailure> {
  if (typeof answer !== 'object' || answer === null) {
    return err({ kind: 'malformed', problem: 'The hold answer is not an object.' });
  }
  const wire = v.parse(wireHold, unwrapped(answer, ['data']));
  const reference = wire.reference_number.trim() || wire.referenceNumber.trim();
  if (reference === '') return ok(null);
  switch (wire.status.trim().toUpperCase()) {
    case 'RELEASED':
    case 'RELEASE':
      return ok({ kind: 'released', reference });
    case 'EXPIRED':
      return ok({ kind: 'expired', reference });
    default:
      return ok({ kind: 'held', reference, expiresAt: parseInstant(wire.expires_at || wire.expiresAt) });
  }
}

function parseInstant(text: string): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(text);
  } catch {
    return null;
  }
}
