import { request } from 'node:http';

/** @import { IncomingHttpHeaders, RequestOptions } from 'node:http' */
/** @typedef {{ status: number, headers: IncomingHttpHeaders, body: Buffer }} ResponseBytes */

/** Headers that apply to one connection only. */
const LEFT_OUT = ['connection', 'keep-alive', 'date', 'transfer-encoding'];

/**
 * Makes a request to this machine; the body is returned as it was sent, not decoded.
 *
 * @param {RequestOptions} options
 * @returns {Promise<ResponseBytes>}
 */
export function requestBytes(options) {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', agent: false, ...options }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part)).on('error', reject);
      response.on('end', () => {
        const headers = Object.entries(response.headers).filter(([name]) => !LEFT_OUT.includes(name));
        const body = Buffer.concat(parts);
        resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(headers), body });
      });
    });
    outgoing.on('error', reject).end();
  });
}
