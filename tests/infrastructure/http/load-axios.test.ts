import { describe, expect, it } from 'vitest';
import { AXIOS_IN_BROWSERS, loadAxios } from '../../../src/infrastructure/http/load-axios.ts';
import { sendRequest } from '../../../src/infrastructure/http/send-request.ts';
import { aServer, jsonListener } from '../../support/http/test-server.ts';

const load = loadAxios(AXIOS_IN_BROWSERS);

const send = (url: string, data: string | null = null, signal = new AbortController().signal) =>
  sendRequest(async () => {
    const axios = await load();
    const headers = { 'Content-Type': 'application/json' };
    return axios.request({ url, method: data === null ? 'GET' : 'POST', data, headers, signal });
  }, signal);

describe('axios in browsers', () => {
  it('sends the content type of a GET, and does not name itself', async () => {
    const server = await aServer(jsonListener({ fine: true }));
    expect(await send(server.url)).toEqual({ ok: true, value: { fine: true } });
    expect(await send(server.url, '{"a":1}')).toEqual({ ok: true, value: { fine: true } });
    expect(server.requests.map(({ headers }) => headers['content-type'])).toEqual(Array(2).fill('application/json'));
    expect(server.requests.map(({ headers }) => headers['user-agent'])).not.toContainEqual(
      expect.stringContaining('axios'),
    );
    expect(server.bodies).toEqual(['', '{"a":1}']);
  });

  it('follows no redirect', async () => {
    const otherServer = await aServer(jsonListener({ token: 'taken' }));
    const server = await aServer((_, response) => response.writeHead(307, { location: otherServer.url }).end());
    expect(await send(server.url)).toMatchObject({ ok: false, error: { kind: 'refused' } });
    expect(otherServer.requests).toHaveLength(0);
  });

  it('reads no response larger than 20 MiB', async () => {
    const server = await aServer((_, response) => response.end(`"${'x'.repeat(21 * 1024 * 1024)}"`));
    expect(await send(server.url)).toEqual({
      ok: false,
      error: { kind: 'malformed', problem: 'The response is too large.' },
    });
  });

  it('takes requests back', async () => {
    const caller = new AbortController();
    const server = await aServer(() => caller.abort());
    expect(await send(server.url, null, caller.signal)).toEqual({ ok: false, error: { kind: 'cancelled' } });
  });
});
