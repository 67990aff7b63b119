import type { RequestContext } from '../../application/session/request-interceptor.port.ts';
import type { Clock } from '../../application/shared/clock.port.ts';
import type { IdSource } from '../../application/shared/id-source.port.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { HttpClient, Query } from './http-client.ts';
import type { LoadAxios } from './load-axios.ts';
import { requestHeaders } from './request-headers.ts';
import { sendRequest } from './send-request.ts';
import { withRetryAndTimeout } from './with-retry-and-timeout.ts';

interface Needs {
  readonly loadAxios: LoadAxios;
  /** The address of the service; what is asked follows it. */
  readonly base: string;
  readonly context: (call: string) => RequestContext;
  /** Whether a request to this address may carry the token. */
  readonly mayCarryToken: (address: string) => boolean;
  /** Names each call with an id of its own, where the service wants that: the resort service does. */
  readonly correlation?: IdSource | undefined;
  readonly clock: Clock;
  /** 0 up to 1, for the jitter between tries. */
  readonly random: () => number;
}

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly query: Query;
  readonly body?: object;
  readonly signal: AbortSignal;
}

/** Calls a service over HTTP with the headers of rules §7. */
export function openHttpClient({
  loadAxios,
  base,
  context,
  mayCarryToken,
  correlation,
  clock,
  random,
}: Needs): HttpClient {
  function call({ method, path, query, body, signal }: Request): Promise<Result<unknown, CallFailure>> {
    const url = `${base}${path}`;
    const correlationId = correlation?.next();
    const send = (limited: AbortSignal) =>
      sendRequest(async () => {
        const axios = await loadAxios();
        const { token, ...known } = context(path);
        return axios.request<string>({
          method,
          url,
          params: query,
          headers: requestHeaders({
            ...known,
            token: mayCarryToken(url) ? token : undefined,
            ...(correlationId === undefined ? {} : { correlationId }),
          }),
          signal: limited,
          // axios drops the content type of a request whose data is undefined (rules 7.2).
          data: body === undefined ? null : JSON.stringify(body),
        });
      }, limited);
    return withRetryAndTimeout(send, { signal, clock, random, mayRepeat: method === 'GET' });
  }

  return {
    get: (path, query, signal) => call({ method: 'GET', path, query, signal }),
    post: (path, query, body, signal) => call({ method: 'POST', path, query, body, signal }),
    put: (path, query, signal) => call({ method: 'PUT', path, query, signal }),
  };
}
