import { aServer, jsonListener, type TestServer } from '../../../../tests/support/http/test-server.ts';

/** A platform that serves the given JSON per path and 404 elsewhere; it stops when the test is over. */
export function startPlatform(responses: Readonly<Record<string, unknown>>, status = 200): Promise<TestServer> {
  return aServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://platform.example');
    const body = responses[pathname];
    return body === undefined
      ? jsonListener({ message: 'no such call' }, 404)(request, response)
      : jsonListener(body, status)(request, response);
  });
}
