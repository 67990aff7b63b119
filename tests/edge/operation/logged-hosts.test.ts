import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { fc, test } from '@fast-check/vitest';
import { Hono } from 'hono';
import { afterAll, describe, expect } from 'vitest';
import { listen } from '../../../src/edge/listen.ts';
import { observeRequests } from '../../../src/edge/operation/observe-requests.ts';

const lines: { readonly host?: string | undefined; readonly status?: number }[] = [];
let onLine = () => {};
const log = {
  info(line: object) {
    lines.push(line);
    onLine();
  },
};
const metrics = { responseSent: () => {} };
const edge = new Hono().all('*', (context) => context.text('served'));
const listeningEdge = await listen(edge, { host: '127.0.0.1', port: 0 }, (handle) =>
  observeRequests(handle, { log, metrics }),
);
if (!listeningEdge.ok) throw new Error(listeningEdge.error);
const { server } = listeningEdge.value;
const { port } = server.address() as AddressInfo;
afterAll(() => void server.close());

/** The log lines of a request with these headers. */
async function logRequest(...headers: readonly string[]) {
  lines.length = 0;
  // It may be written after the client has the response.
  const lineWritten = new Promise<void>((resolve) => {
    onLine = resolve;
  });
  const socket = connect(port, '127.0.0.1').resume();
  socket.write(['GET / HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'), 'latin1');
  await Promise.all([once(socket, 'close'), lineWritten]);
  return lines;
}

const SECRET = 'ana.silva@mail.example';
const DELETE = 0x7f;
/** Characters of a header: no control characters, which Node rejects, and no spaces, which may not be at its ends. */
const headerCharacter = fc.integer({ min: 0x21, max: 0xff }).filter((code) => code !== DELETE);
const headerText = fc.string({ unit: headerCharacter.map((code) => String.fromCharCode(code)) });
const hostileHost = fc.oneof(
  headerText.map((text) => `${text}@`),
  headerText.map((text) => `aurora.example/?token=${text}`),
  headerText.map((text) => `${text}${SECRET}`),
  fc.constantFrom(
    `${SECRET}:443`,
    '<script>',
    '"}{"level":"fatal"',
    'a, b',
    'a'.repeat(64),
    'a..b',
    'aurora.example:99999',
  ),
);

describe('the host of a line of the log', () => {
  test('is the one that the request names', async () => {
    expect(await logRequest('Host: Aurora.example:8080')).toMatchObject([{ host: 'Aurora.example:8080', status: 200 }]);
  });

  test.prop([hostileHost], { numRuns: 50 })('is left out where the request names none', async (host) => {
    expect(await logRequest(`Host: ${host}`)).toMatchObject([{ host: undefined, status: 400 }]);
  });

  test('is left out where there is no Host header', async () => {
    expect(await logRequest()).toMatchObject([{ host: undefined, status: 400 }]);
  });
});
