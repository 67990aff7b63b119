/**
 * A platform on which every host has an agency, all with the content of one agency of the sandbox. It runs as its own
 * program, on PORT, so that it doesn't slow down the process that measures.
 */
import { createServer } from 'node:http';
import { tsImport } from 'tsx/esm/api';

/** @import { IncomingMessage } from 'node:http' */
/** @typedef {{ status: number, type: string, body: string }} SavedResponse */

const SITE = 'http://aurora.localhost';

/** @type {typeof import('@livery/sandbox/app')} */
const { createSandbox } = await tsImport('@livery/sandbox/app', import.meta.url);
const sandbox = createSandbox();
/** @type {Map<string, Promise<SavedResponse>>} The sandbox's responses, which are the same for all agencies. */
const responses = new Map();

const server = createServer((incoming, outgoing) => {
  respond(incoming).then(
    ({ status, type, body }) => outgoing.writeHead(status, { 'content-type': type }).end(body),
    () => outgoing.writeHead(500).end(),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));

/** @param {IncomingMessage} incoming @returns {Promise<SavedResponse>} */
async function respond({ url = '/', headers }) {
  const language = headers['accept-language'] ?? '';
  const key = `${language} ${url}`;
  const response = responses.get(key) ?? fromSandbox(url, language);
  responses.set(key, response);
  return url === '/api/agency' ? ofHost(await response, headers.origin ?? '') : response;
}

/** @param {string} url @param {string} language @returns {Promise<SavedResponse>} */
async function fromSandbox(url, language) {
  const response = await sandbox.fetch(
    new Request(`${SITE}${url}`, { headers: { origin: SITE, 'accept-language': language } }),
  );
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? 'application/json',
    body: await response.text(),
  };
}

/** Gives a host's agency its own name. @param {SavedResponse} response @param {string} origin @returns {SavedResponse} */
function ofHost(response, origin) {
  const { agency, ...remainingFields } = JSON.parse(response.body);
  return {
    ...response,
    body: JSON.stringify({ ...remainingFields, agency: { ...agency, name: `Agency of ${origin}` } }),
  };
}
