import type { RemoteCalls } from '../../application/remotes/remote-calls.port.ts';
import type { HttpClient, ModuleRequest } from '../http/http-client.ts';

interface ServiceClients {
  readonly api: HttpClient;
  readonly resort: HttpClient;
  /** A client of the platform whose responses the interceptor doesn't see. */
  readonly unintercepted: HttpClient;
}

/** A call with credentials: wrong ones must not sign the current user out. */
const SIGN_IN_CALL = '/api/user/login';

/** Calls the platform and the resort service for remotes. */
export function httpRemoteCalls({ api, resort, unintercepted }: ServiceClients): RemoteCalls {
  return {
    async send({ service = 'platform', method, path, query = {}, body }, signal) {
      const platform = path === SIGN_IN_CALL ? unintercepted : api;
      const http = service === 'resort' ? resort : platform;
      switch (method) {
        case 'GET':
          return http.get(path, query, signal);
        case 'PUT':
          return http.put(path, query, signal);
        case 'DELETE':
          return http.send({ method, path, query, data: null }, signal);
        case 'POST':
          return isFileBody(body)
            ? http.send({ method, path, query, ...unchangedBody(body) }, signal)
            : http.post(path, query, body ?? {}, signal);
        case 'PATCH':
          return http.send(
            { method, path, query, ...(isFileBody(body) ? unchangedBody(body) : { data: JSON.stringify(body ?? {}) }) },
            signal,
          );
      }
    },
  };
}

function isFileBody(body: object | undefined): body is Blob | FormData {
  return body instanceof FormData || body instanceof Blob;
}

/** A file has its type; the content type of a form gets a boundary that isn't known yet. */
function unchangedBody(data: Blob | FormData): Pick<ModuleRequest, 'data'> & { contentType: string } {
  return { data, contentType: data instanceof Blob ? data.type || 'application/octet-stream' : '' };
}
