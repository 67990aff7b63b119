import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { requestBytes } from '../request-bytes.mjs';
import { serveFiles } from './serve-files.mjs';

/** @import { IncomingHttpHeaders } from 'node:http' */
/** @import { ResponseBytes } from '../request-bytes.mjs' */

/** Headers that describe the body as the edge encoded it. */
const OF_THE_ENCODING = ['content-encoding', 'content-length', 'etag'];
const SCRIPTS = /<script\b(?! type="application\/)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;

const compress = promisify(brotliCompress);

/**
 * Serves the pages of the edge without scripts, as static hosting would: documents and files are saved and compressed
 * when they are first requested. Without scripts, a page costs the least that it can.
 *
 * @param {{ edgePort: number, from: number }} ports from: the first one to try
 * @returns {Promise<{ port: number, stop: () => void }>}
 */
export function serveBare({ edgePort, from }) {
  /** @type {Map<string, Promise<ResponseBytes>>} */
  const bytesByPath = new Map();

  /** @param {string} path @param {IncomingHttpHeaders} headers */
  function responseTo(path, headers) {
    const knownBytes = bytesByPath.get(path);
    if (knownBytes !== undefined) return knownBytes;
    const isPage = headers.accept?.includes('text/html') === true;
    const response = isPage ? bare(path, headers) : requestBytes({ port: edgePort, path, headers });
    bytesByPath.set(path, response);
    return response;
  }

  /** @param {string} path @param {IncomingHttpHeaders} askedHeaders @returns {Promise<ResponseBytes>} */
  async function bare(path, askedHeaders) {
    const page = await requestBytes({
      port: edgePort,
      path,
      headers: { ...askedHeaders, 'accept-encoding': 'identity' },
    });
    const keptHeaders = Object.entries(page.headers).filter(([name]) => !OF_THE_ENCODING.includes(name));
    const html = page.body.toString('utf8').replace(SCRIPTS, '');
    const headers = { ...Object.fromEntries(keptHeaders), 'content-encoding': 'br' };
    return { status: page.status, headers, body: await compress(html) };
  }

  return serveFiles(from, responseTo);
}
