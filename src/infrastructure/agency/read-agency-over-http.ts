import type { Agency } from '../../domain/agency/agency.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { sendOverHttp } from '../doctor/send-over-http.ts';
import { requestHeaders } from '../http/request-headers.ts';
import { parseAgencyResponse } from './agency-wire.ts';

interface Needs {
  /** The address before `/api`, without a slash at its end. */
  readonly api: string;
  /** Where the agency's site is, such as `https://aurora.example`: the API finds the agency by it. */
  readonly origin: string;
  readonly sessionId: string;
  /** Time for the whole response, in milliseconds. */
  readonly limit: number;
}

/** Reads the agency of a site from the platform, once and without a token; `null` where there is none (rules 4.2). Never rejects. */
export async function readAgencyOverHttp({
  api,
  origin,
  sessionId,
  limit,
}: Needs): Promise<Result<Agency | null, CallFailure>> {
  const headers = requestHeaders({ language: 'en', sessionId, timeZone: 'UTC', token: undefined, authOptional: true });
  const { outcome, json } = await sendOverHttp({
    url: new URL(`${api}/api/agency`),
    method: 'GET',
    headers: { ...headers, Origin: origin },
    body: undefined,
    limit,
  });
  if (outcome.kind === 'good') return parseAgencyResponse(json);
  if (outcome.kind === 'refused') return outcome.status === 404 ? ok(null) : err(outcome);
  return err({ kind: outcome.kind === 'timed-out' ? 'timed-out' : 'unreachable' });
}
