import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { sendOverHttp } from '../../../src/infrastructure/doctor/send-over-http.ts';
import { aServer, jsonListener } from '../../support/http/test-server.ts';

async function sendOverTestHttp(respond: RequestListener, { limit = 10_000, host = '127.0.0.1', path = '/' } = {}) {
  const { url, requests } = await aServer(respond);
  const address = new URL(`${url.replace('127.0.0.1', host)}${path}`);
  const result = await sendOverHttp({ url: address, method: 'POST', headers: { 'x-a': 'b' }, body: '{"c":1}', limit });
  return { ...result, requests };
}

describe('sendOverHttp', () => {
  it('sends what it is given, and reads the response with the time that it took', async () => {
    const {
      outcome,
      json: body,
      milliseconds,
      requests,
    } = await sendOverTestHttp(jsonListener({ d: 2 }), { path: '/p?q=1' });
    expect(outcome).toEqual({ kind: 'good', status: 200 });
    expect(body).toEqual({ d: 2 });
    expect(milliseconds).toBeGreaterThan(0);
    expect(requests[0]).toMatchObject({ method: 'POST', url: '/p?q=1', headers: { 'x-a': 'b' } });
  });

  it('finds every name below localhost on this machine, as browsers do', async () => {
    const { outcome, requests } = await sendOverTestHttp(jsonListener({}), { host: 'aurora.localhost' });
    expect(outcome.kind).toBe('good');
    expect(requests[0]?.headers.host).toMatch(/^aurora\.localhost:\d+$/);
  });

  it('follows no redirect', async () => {
    const redirect: RequestListener = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end();
    const { outcome, requests } = await sendOverTestHttp(redirect);
    expect([outcome, requests.length]).toEqual([{ kind: 'redirected', status: 302, location: '/elsewhere' }, 1]);
  });

  it('does not wait longer than it may, whether or not the response has begun', async () => {
    const silent = await sendOverTestHttp(() => undefined, { limit: 50 });
    expect(silent.outcome).toEqual({ kind: 'timed-out' });
    const dripping = await sendOverTestHttp((_, response) => void response.write('{'), { limit: 50 });
    expect(dripping.outcome).toEqual({ kind: 'timed-out' });
  });

  it('tells a connection that breaks before the response from one that breaks during it', async () => {
    const before = await sendOverTestHttp((request) => request.socket.destroy());
    expect(before.outcome).toEqual({ kind: 'unreachable', reason: 'the connection was lost before a response' });
    const within = await sendOverTestHttp((_, response) => {
      response.writeHead(200, { 'content-length': '9' });
      response.write('{"a"', () => response.destroy());
    });
    expect(within.outcome).toEqual({ kind: 'cut-off', status: 200 });
  });

  it('reads no more than 20 MB, and says that it was itself that stopped', async () => {
    const { outcome } = await sendOverTestHttp((_, response) => void response.end('x'.repeat(21 * 1024 * 1024)));
    expect(outcome).toEqual({ kind: 'too-large', status: 200, megabytes: 20 });
  });

  it('names what is no HTTP', async () => {
    const { outcome } = await sendOverTestHttp(
      ({ socket }) => void socket.end('HTTP/1.1 200 OK\r\nBad Header\r\n\r\n'),
    );
    expect(outcome).toEqual({
      kind: 'unreachable',
      reason: expect.stringMatching(/^its response is not valid HTTP \(.*header.*\)$/i),
    });
  });

  it('reads the JSON of a refusal, and JSON after a byte order mark', async () => {
    const refused = await sendOverTestHttp(jsonListener({ message: 'Later.' }, 503));
    expect([refused.outcome, refused.json]).toEqual([
      { kind: 'refused', status: 503, message: 'Later.' },
      { message: 'Later.' },
    ]);
    const marked = await sendOverTestHttp((_, response) => void response.end('\ufeff{"a":1}'));
    expect([marked.outcome.kind, marked.json, marked.sent]).toEqual([
      'good',
      { a: 1 },
      { contentType: '', hasByteOrderMark: true },
    ]);
  });

  it('reports that a host does not exist', async () => {
    const url = new URL('https://nowhere.invalid/');
    const { outcome } = await sendOverHttp({ url, method: 'GET', headers: {}, body: undefined, limit: 10_000 });
    expect(outcome).toMatchObject({ kind: 'unreachable', reason: expect.stringMatching(/host|looked up/) });
  });
});
