import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { catchError, of, retry, switchMap, throwError, timeout, timer } from 'rxjs';
import type { RequestContext } from '../../application/session/request-interceptor.port.ts';
import { cancellableCall, firstResult } from '../../application/shared/cancellable-call.ts';
import type { Clock } from '../../application/shared/clock.port.ts';
import type { IdSource } from '../../application/shared/id-source.port.ts';
import { requestHeaders } from '../../domain/session/request-headers.ts';
import type { HttpClient, ModuleRequest } from './http-client.ts';
import type { LoadAxios } from './load-axios.ts';
import { resolvePictures } from './resolve-pictures.ts';
import { sendRequest } from './send-request.ts';

type CallResult = Result<unknown, CallFailure>;

interface CallLimits {
  /** Aborted when the response is no longer needed. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
  /** From 0 up to, but not including, 1, for the jitter between attempts. */
  readonly random: () => number;
  /** How long to wait before each further attempt, before jitter, in milliseconds. */
  readonly retryDelays: readonly number[];
  /** How long a call may take, retries included, in milliseconds. */
  readonly limit: number;
}

/** A call takes 20 s at most, retries included (rules 7.6). */
const CALL_LIMIT_MS = 20_000;

/** How long to wait before the second and the third attempt, before jitter. */
const RETRY_DELAYS_MS = [300, 900] as const;

/**
 * Sends a request until there is a usable response, within the limits of a call. Retries if there was no response or
 * the server failed, but not if it refused or its response was malformed.
 */
function withRetryAndTimeout(
  send: (signal: AbortSignal) => Promise<CallResult>,
  { signal, clock: { scheduler }, random, retryDelays, limit }: CallLimits,
): Promise<CallResult> {
  const limitedResults = cancellableCall(send).pipe(
    switchMap((response) => (isWorthRetrying(response) ? throwError(() => response) : of(response))),
    retry({
      count: retryDelays.length,
      delay: (_, retried) => timer((retryDelays[retried - 1] ?? 0) * (0.5 + random() / 2), scheduler),
    }),
    catchError((lastCallResult: CallResult) => of(lastCallResult)),
    timeout({ first: limit, scheduler, with: () => of<CallResult>(err({ kind: 'timed-out' })) }),
  );
  return firstResult(limitedResults, signal);
}

function isWorthRetrying(response: CallResult): boolean {
  if (response.ok) return false;
  return response.error.kind === 'unreachable' || (response.error.kind === 'refused' && response.error.status >= 500);
}

interface HttpClientDependencies {
  readonly loadAxios: LoadAxios;
  /** The address of the service; each call's path follows it. */
  readonly base: string;
  /** The address that browsers use, if it is different: pictures are loaded from there. */
  readonly publicBase?: string | undefined;
  readonly context: (call: string) => RequestContext;
  /** Whether a request to this address may carry the token. */
  readonly mayCarryToken: (address: string) => boolean;
  /** Makes an id for each call, if the service requires one, as the resort service does. */
  readonly correlation?: IdSource | undefined;
  readonly clock: Clock;
  /** From 0 up to, but not including, 1, for the jitter between attempts. */
  readonly random: () => number;
  /** How long to wait before each further attempt of a GET, before jitter, in milliseconds. */
  readonly retryDelays?: readonly number[];
  /** How long a call may take, retries included, in milliseconds. */
  readonly limit?: number | undefined;
}

/** Like `ModuleRequest`, but with any method. */
interface HttpRequest extends Pick<ModuleRequest, 'path' | 'query' | 'contentType'> {
  readonly method: 'GET' | 'PUT' | ModuleRequest['method'];
  readonly data?: ModuleRequest['data'];
}

/** Calls a service over HTTP with the headers of rules §7. @rule 7.1, 7.2, 7.6 */
export function createHttpClient({
  loadAxios,
  base,
  publicBase = base,
  context,
  mayCarryToken,
  correlation,
  clock,
  random,
  retryDelays = RETRY_DELAYS_MS,
  limit = CALL_LIMIT_MS,
}: HttpClientDependencies): HttpClient {
  async function call(
    { method, path, query, data = null, contentType }: HttpRequest,
    signal: AbortSignal,
  ): Promise<Result<unknown, CallFailure>> {
    const url = `${base}${path}`;
    const correlationId = correlation?.next();
    const send = (limitedSignal: AbortSignal) =>
      sendRequest(async () => {
        const axios = await loadAxios();
        const { token, ...known } = context(path);
        return axios.request<string>({
          method,
          url,
          params: query,
          headers: requestHeaders({
            ...known,
            contentType,
            token: mayCarryToken(url) ? token : undefined,
            correlationId,
          }),
          signal: limitedSignal,
          // If the data of a request is undefined, axios drops the content type (rules 7.2).
          data,
        });
      }, limitedSignal);
    const delays = method === 'GET' ? retryDelays : [];
    const response = await withRetryAndTimeout(send, { signal, clock, random, retryDelays: delays, limit });
    return response.ok ? ok(resolvePictures(response.value, publicBase)) : response;
  }

  return {
    get: (path, query, signal) => call({ method: 'GET', path, query }, signal),
    post: async (path, query, body, signal) =>
      call({ method: 'POST', path, query, data: JSON.stringify(body) }, signal),
    put: (path, query, signal) => call({ method: 'PUT', path, query }, signal),
    send: call,
  };
}
