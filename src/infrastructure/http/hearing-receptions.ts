import type { Reception } from '../../application/session/introductions.port.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { HttpClient } from './http-client.ts';
import { receptionOf } from './reception-of.ts';

type Answer = Result<unknown, CallFailure>;

/** The same client, telling of each answer how the caller was received. */
export function hearingReceptions(http: HttpClient, hear: (reception: Reception) => void): HttpClient {
  const heard = async (call: string, asked: Promise<Answer>): Promise<Answer> => {
    const answer = await asked;
    const status = receptionOf(answer);
    if (status !== undefined) hear({ call, status });
    return answer;
  };
  return {
    get: (path, ...rest) => heard(`GET ${path}`, http.get(path, ...rest)),
    post: (path, ...rest) => heard(`POST ${path}`, http.post(path, ...rest)),
    put: (path, ...rest) => heard(`PUT ${path}`, http.put(path, ...rest)),
  };
}
