import type { RemoteCalls } from '../../application/remotes/remote-calls.port.ts';
import type { HttpClient } from '../http/http-client.ts';

interface Clients {
  readonly api: HttpClient;
  readonly resort: HttpClient;
  /** A client of the platform whose responses the interceptor doesn't see. */
  readonly unintercepted: HttpClient;
}

/** A call with credentials: wrong ones are no reason to sign the current user out. */
const SIGN_IN = '/api/user/login';

/** Calls the platform and the resort service for remotes. */
export function httpRemoteCalls({ api, resort, unintercepted }: Clients): RemoteCalls {
  return {
    send({ service = 'platform', method, path, query = {}, body = {} }, signal) {
      const platform = path === SIGN_IN ? unintercepted : api;
      const http = service === 'resort' ? resort : platform;
      switch (method) {
        case 'GET':
          return http.get(path, query, signal);
        case 'POST':
          return http.post(path, query, body, signal);
        case 'PUT':
          return http.put(path, query, signal);
      }
    },
  };
}
