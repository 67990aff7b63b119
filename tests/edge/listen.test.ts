import { describe, expect, it } from 'vitest';
import { aBuiltShell } from './a-built-shell.ts';
import { anEdge } from './an-edge.ts';
import { serveEdge } from './serve-edge.ts';

const { send } = await serveEdge(anEdge({ root: aBuiltShell() }));

/** More headers than Node keeps by default. */
const MANY_HEADERS = Array.from({ length: 2100 }, (_, index) => `X-${index}: 1`);

describe('a request whose host is in doubt', () => {
  it.each([
    ['two hosts', ['GET / HTTP/1.1', 'Host: aurora.example', 'Host: noir.example']],
    ['one host twice', ['GET / HTTP/1.1', 'Host: aurora.example', 'HOST: aurora.example']],
    [
      'a second host after many headers',
      ['GET / HTTP/1.1', 'Host: aurora.example', ...MANY_HEADERS, 'Host: noir.example'],
    ],
    ['no host', ['GET / HTTP/1.1']],
    ['an old request without a host', ['GET / HTTP/1.0']],
    ['a part that is too long', ['GET / HTTP/1.1', `Host: ${'a'.repeat(64)}.example`]],
    ['a list of hosts', ['GET / HTTP/1.1', 'Host: aurora.example, noir.example']],
    ['an escape', ['GET / HTTP/1.1', 'Host: aurora%2eexample']],
    ['markup', ['GET / HTTP/1.1', 'Host: <script>']],
    ['a port that is none', ['GET / HTTP/1.1', 'Host: aurora.example:99999']],
    ['an empty part', ['GET / HTTP/1.1', 'Host: aurora..example']],
    ['another host in the request line', ['GET http://noir.example/ HTTP/1.1', 'Host: aurora.example']],
    ['no path', ['OPTIONS * HTTP/1.1', 'Host: aurora.example']],
    ['a health check without a host', ['GET /healthz HTTP/1.1']],
  ])('is refused: %s', async (_, lines) => {
    const response = await send(...lines);
    expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(response).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
    expect(response).toMatch(/\r\nCache-Control: no-store\r\n/i);
  });
});

describe('a request that can not be read', () => {
  it.each([
    ['no request at all', ['HELLO'], '400 Bad Request'],
    ['headers without end', ['GET / HTTP/1.1', 'Host: aurora.example', `X: ${'x'.repeat(70_000)}`], '431 Request'],
    ['a path that is no address', ['GET /\\noir.example HTTP/1.1', 'Host: aurora.example'], '400 Bad Request'],
    ['an expectation', ['GET / HTTP/1.1', 'Host: aurora.example', 'Expect: cake'], '417 Expectation Failed'],
  ])('is refused with the headers of every response: %s', async (_, lines, status) => {
    const response = await send(...lines);
    expect(response).toContain(`HTTP/1.1 ${status}`);
    expect(response).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
    expect(response).toMatch(/\r\nCache-Control: no-store\r\n/i);
  });
});

describe('a request whose host is clear', () => {
  it.each(['http://aurora.example/healthz', 'HTTPS://Aurora.example/healthz?x=1'])(
    'is served where its line holds the whole address: %s',
    async (address) => {
      const response = await send(`GET ${address} HTTP/1.1`, 'Host: aurora.example');
      expect(response).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
      expect(response).toMatch(/\r\n2\r\nok\r\n|\r\n\r\nok$/);
    },
  );

  it('is believed to come by https where the proxy beside us reports it', async () => {
    const requestLines = ['GET / HTTP/1.1', 'Host: aurora.example'];
    expect(await send(...requestLines, 'X-Forwarded-Proto: https')).toMatch(
      /\r\nStrict-Transport-Security: max-age=31536000\r\n/i,
    );
    expect(await send(...requestLines)).not.toMatch(/Strict-Transport-Security/i);
  });
});
