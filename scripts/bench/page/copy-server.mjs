import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { freePort } from '../../machine/free-port.mjs';
import { requestBytes } from '../request-bytes.mjs';

/** @import { RequestOptions, Server } from 'node:http' */
/** @import { ResponseBytes } from '../request-bytes.mjs' */

/** Headers of a body as the edge encoded it. */
const OF_THE_ENCODING = ['content-encoding', 'content-length', 'etag'];

const compress = promisify(brotliCompress);

/**
 * Serves a page of the edge as static hosting would: `/` is a document saved now and compressed ahead; its files are
 * saved when they are first requested. Only calls of the API reach the edge each time.
 *
 * @param {{ hostname: string, edgePort: number, from: number }} site from: the first port to try
 * @returns {Promise<{ port: number, stop: () => void }>}
 */
export async function serveCopy({ hostname, edgePort, from }) {
  const port = await freePort(from, '127.0.0.1');
  const host = `${hostname}:${port}`;
  const document = await requestBytes({
    port: edgePort,
    path: '/',
    headers: { host: `${hostname}:${edgePort}`, accept: 'text/html', 'accept-encoding': 'identity' },
  });
  if (document.status !== 200) throw new Error(`The edge responds with status ${document.status}.`);
  // Pictures have whole addresses.
  const html = document.body.toString('utf8').replaceAll(`${hostname}:${edgePort}`, host);
  const kept = Object.entries(document.headers).filter(([name]) => !OF_THE_ENCODING.includes(name));
  /** @type {Map<string, Promise<ResponseBytes>>} */
  const saved = new Map();
  saved.set(
    '/',
    compress(html).then((body) => ({
      status: 200,
      headers: { ...Object.fromEntries(kept), 'content-encoding': 'br' },
      body,
    })),
  );

  /** @param {string} path @param {RequestOptions} options */
  function responseTo(path, options) {
    const before = saved.get(path);
    if (before !== undefined) return before;
    const response = requestBytes({ ...options, port: edgePort, path });
    if (!isApiCall(path)) saved.set(path, response);
    return response;
  }

  const server = createServer(({ url = '/', method, headers }, outgoing) => {
    responseTo(url, { method, headers }).then(
      ({ status, headers: own, body }) =>
        outgoing.writeHead(status, { ...own, 'content-length': body.length }).end(body),
      () => outgoing.writeHead(502).end(),
    );
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(undefined)));
  return { port, stop: () => stop(server) };
}

/** @param {string} path */
export function isApiCall(path) {
  return /^\/(resort-)?api\//.test(path);
}

/** @param {Server} server */
function stop(server) {
  server.close();
  server.closeAllConnections();
}
