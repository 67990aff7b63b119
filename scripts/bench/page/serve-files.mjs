import { createServer } from 'node:http';
import { freePort } from '../../machine/free-port.mjs';

/** @import { IncomingHttpHeaders } from 'node:http' */
/** @import { ResponseBytes } from '../request-bytes.mjs' */

/**
 * Serves the responses that a function returns for paths; a 502 if it fails.
 *
 * @param {number} from the first port to try
 * @param {(path: string, headers: IncomingHttpHeaders) => Promise<ResponseBytes>} responseTo
 * @returns {Promise<{ port: number, stop: () => void }>}
 */
export async function serveFiles(from, responseTo) {
  const port = await freePort(from, '127.0.0.1');
  const server = createServer(({ url = '/', headers }, outgoing) => {
    responseTo(url, headers).then(
      ({ status, headers: ownHeaders, body }) =>
        outgoing.writeHead(status, { ...ownHeaders, 'content-length': body.length }).end(body),
      () => outgoing.writeHead(502).end(),
    );
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return {
    port,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
