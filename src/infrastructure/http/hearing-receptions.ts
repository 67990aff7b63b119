import type { Reception } from '../../application/session/introductions.port.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { HttpClient } from './http-client.ts';
import { receptionOf } from './reception-of.ts';

type Answer = Result<unknown, CallFailure>;

/** The same client, telling of each answer how the caller was received. */
export function hearingReceptions(http: HttpClient, hear: (reception: Reception) => void): HttpClient {
  const heard = async (call: Promise<Answer>): Promise<Answer> => {
    const answer = await call;
    const reception = receptionOf(answer);
    if (reception !== undefined) hear(reception);
    return answer;
  };
  return {
    get: (...asked) => heard(http.get(...asked)),
    post: (...asked) => heard(http.post(...asked)),
    put: (...asked) => heard(http.put(...asked)),
  };
}
