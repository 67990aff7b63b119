import type { RemoteCalls } from '../../application/remotes/remote-calls.port.ts';
import { err } from '../../domain/shared/result.ts';
import type { HttpClient, ModuleRequest } from '../http/http-client.ts';

interface Clients {
  readonly api: HttpClient;
  readonly resort: HttpClient;
  /** A client of the platform whose responses the interceptor doesn't see. */
  readonly unintercepted: HttpClient;
}

/** A call with credentials: wrong ones are no reason to sign the current user out. */
const SIGN_IN = '/api/user/login';

const UNSENT = Promise.resolve(err({ kind: 'unreachable' } as const));

/** Files go as they are. */
function isFiles(body: object | undefined): body is object {
  return body instanceof FormData || body instanceof Blob;
}

/** Calls the platform and the resort service for remotes. */
export function httpRemoteCalls({ api, resort, unintercepted }: Clients): RemoteCalls {
  return {
    send({ service = 'platform', method, path, query = {}, body }, signal) {
      const platform = path === SIGN_IN ? unintercepted : api;
      const http = service === 'resort' ? resort : platform;
      const sendAs = (as: ModuleRequest['method'], sent: object | undefined) =>
        http.send?.({ method: as, path, query, body: sent }, signal) ?? UNSENT;
      switch (method) {
        case 'GET':
          return http.get(path, query, signal);
        case 'POST':
          return isFiles(body) ? sendAs(method, body) : http.post(path, query, body ?? {}, signal);
        case 'PATCH':
          return sendAs(method, body ?? {});
        case 'DELETE':
          return sendAs(method, undefined);
        case 'PUT':
          return http.put(path, query, signal);
      }
    },
  };
}
