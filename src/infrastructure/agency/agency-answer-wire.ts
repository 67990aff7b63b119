import type { Agency } from '../../domain/agency/agency.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { isRecord } from '../wire/tolerant.ts';
import { parseAgency } from './agency-wire.ts';

/**
 * Reads `GET /api/agency`: `{ agency }`, a bare agency where the wrapper is
 * missing, or a list of one. An answer without an agency means that the host
 * has none.
 */
export function parseAgencyAnswer(answer: unknown): Result<Agency | null, CallFailure> {
  if (!isRecord(answer)) return err({ kind: 'malformed', problem: 'The agency answer is not an object.' });
  if ('agency' in answer) return ok(parseAgency(Array.isArray(answer.agency) ? answer.agency[0] : answer.agency));
  return ok('agencyName' in answer ? parseAgency(answer) : null);
}
