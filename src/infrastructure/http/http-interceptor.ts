import { FALLBACK_LANGUAGE } from '@livery/contract/market/language';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import { Subject } from 'rxjs';
import type {
  RequestContext,
  RequestInterceptor,
  ResponseStatus,
} from '../../application/session/request-interceptor.port.ts';
import type { HttpClient } from './http-client.ts';

/** The interceptor as used by HTTP clients. */
export interface HttpInterceptor extends RequestInterceptor {
  /** @param call the call's path, without its query */
  context(call: string): RequestContext;
  onResponse(response: ResponseStatus): void;
}

const ANONYMOUS_CONTEXT: RequestContext = {
  language: FALLBACK_LANGUAGE,
  sessionId: '',
  timeZone: 'UTC',
  token: undefined,
  authOptional: false,
};

export function httpInterceptor(): HttpInterceptor {
  const responses = new Subject<ResponseStatus>();
  let context: (call: string) => RequestContext = () => ANONYMOUS_CONTEXT;
  return {
    setContext(read) {
      context = read;
    },
    context: (call) => context(call),
    responses: responses.asObservable(),
    onResponse: (response) => responses.next(response),
  };
}

type CallResult = Result<unknown, CallFailure>;

/** The same client, which reports the status of each response to the interceptor. @rule 4.20 */
export function withInterceptor(http: HttpClient, { onResponse }: Pick<HttpInterceptor, 'onResponse'>): HttpClient {
  const interceptCall = async (call: string, pendingResultPromise: Promise<CallResult>): Promise<CallResult> => {
    const response = await pendingResultPromise;
    const status = responseStatus(response);
    if (status !== undefined) onResponse({ call, status });
    return response;
  };
  return {
    get: (path, ...rest) => interceptCall(`GET ${path}`, http.get(path, ...rest)),
    post: (path, ...rest) => interceptCall(`POST ${path}`, http.post(path, ...rest)),
    put: (path, ...rest) => interceptCall(`PUT ${path}`, http.put(path, ...rest)),
    send: (request, signal) => interceptCall(`${request.method} ${request.path}`, http.send(request, signal)),
  };
}

/** The status of a response; `undefined` if there was none, or if it was not about authentication. */
function responseStatus(response: CallResult): ResponseStatus['status'] | undefined {
  if (response.ok) return 'good';
  if (response.error.kind === 'refused') return response.error.status === 401 ? 'unauthorised' : undefined;
  // A body that can't be parsed still came with a good status.
  return response.error.kind === 'malformed' ? 'good' : undefined;
}
