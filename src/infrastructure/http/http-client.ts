import type { AxiosInstance } from 'axios';
import type { Caller } from '../../application/session/introductions.port.ts';
import type { Clock } from '../../application/shared/clock.port.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, type Result } from '../../domain/shared/result.ts';
import { requestHeaders } from '../../domain/session/request-headers.ts';
import { answerOf } from './answer-of.ts';
import { deadline } from './deadline.ts';
import { pause } from './pause.ts';

/** Calls the agency platform's API. */
export interface HttpClient {
  /** Asks for a resource; scalars of `query` go as parameters, undefined ones are left out. Never rejects. */
  get(path: string, query: Query, signal: AbortSignal): Promise<Result<unknown, CallFailure>>;
}

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

interface Needs {
  readonly axios: AxiosInstance;
  /** The address before `/api`. */
  readonly base: string;
  readonly caller: () => Caller;
  readonly clock: Clock;
  /** 0 up to 1, for the jitter between tries. */
  readonly random: () => number;
}

/** A call takes 20 s at most, retries included (readings 42). */
const CALL_LIMIT_MS = 20_000;

/** How long to wait before the second and the third try of a GET, before jitter. */
const RETRY_DELAYS_MS = [300, 900] as const;

export function openHttpClient({ axios, base, caller, clock, random }: Needs): HttpClient {
  async function getOnce(path: string, query: Query, signal: AbortSignal) {
    return answerOf(() =>
      axios.get<string>(`${base}${path}`, {
        params: query,
        headers: requestHeaders(caller()),
        signal,
        // axios drops the content type of a request whose data is undefined (readings 10).
        data: null,
      }),
    );
  }

  return {
    async get(path, query, signal) {
      const limit = deadline(CALL_LIMIT_MS, signal, clock.scheduler);
      try {
        let answer = await getOnce(path, query, limit.signal);
        for (const delay of RETRY_DELAYS_MS) {
          if (limit.signal.aborted || !worthRetrying(answer)) break;
          await pause(delay * (0.5 + random() / 2), limit.signal, clock.scheduler);
          if (!limit.signal.aborted) answer = await getOnce(path, query, limit.signal);
        }
        if (signal.aborted) return err({ kind: 'cancelled' });
        return limit.signal.aborted && !answer.ok ? err({ kind: 'timed-out' }) : answer;
      } finally {
        limit.lift();
      }
    },
  };
}

/** Asking again may help when nobody answered or the server stumbled; never when it refused or answered nonsense. */
function worthRetrying(answer: Result<unknown, CallFailure>): boolean {
  if (answer.ok) return false;
  return answer.error.kind === 'unreachable' || (answer.error.kind === 'refused' && answer.error.status >= 500);
}
