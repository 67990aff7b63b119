import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { LoggedRequest } from '../../api/middleware/request-log.ts';
import { createSandbox } from '../../app.ts';

const loggedRequests = async (app: Hono, query = ''): Promise<LoggedRequest[]> => {
  const response = (await (await app.request(`/sandbox/requests${query}`)).json()) as { requests: LoggedRequest[] };
  return response.requests;
};

describe('GET /sandbox/requests', () => {
  it('shows what a call carried, without its token', async () => {
    const app = createSandbox({ now: () => new Date(0) });
    await app.request('http://127.0.0.1:9000/api/agency?a=1&token=secret', {
      headers: {
        origin: 'http://noir.localhost:8080',
        'content-type': 'application/json',
        'accept-language': 'pt',
        timeZone: 'Europe/Lisbon',
        'x-session-id': 'abcdefgh',
        'x-access-token': 'secret',
        'x-auth-optional': 'true',
        'x-correlation-id': 'c-1',
        cookie: 'access_token=secret',
      },
    });
    expect(await loggedRequests(app)).toEqual([
      {
        method: 'GET',
        path: '/api/agency',
        query: { a: '1', token: '[redacted]' },
        headers: {
          'accept-language': 'pt',
          'content-type': 'application/json',
          origin: 'http://noir.localhost:8080',
          timezone: 'Europe/Lisbon',
          'x-access-token': '[redacted]',
          'x-auth-optional': 'true',
          'x-correlation-id': 'c-1',
          'x-session-id': 'abcdefgh',
        },
        host: 'noir.localhost',
        status: 200,
        ms: 0,
      },
    ]);
  });

  it('shows how calls ended, in their order, and not the questions about them', async () => {
    const app = createSandbox();
    await app.request('/api/nothing');
    await app.request('/api/agency?fault=503');
    await app.request('/sandbox/faults');
    expect((await loggedRequests(app)).map(({ path, status }) => [path, status])).toEqual([
      ['/api/nothing', 404],
      ['/api/agency', 503],
    ]);
  });

  it('remembers the last 200', async () => {
    const app = createSandbox();
    for (let index = 0; index < 205; index += 1) await app.request(`/api/${index}`);
    const requests = await loggedRequests(app);
    expect([requests.length, requests[0]?.path, requests.at(-1)?.path]).toEqual([200, '/api/5', '/api/204']);
  });

  it('lists and clears one host without touching another', async () => {
    const app = createSandbox();
    await app.request('http://noir.localhost/api/agency');
    await app.request('http://albion.localhost/api/agency');
    expect((await loggedRequests(app, '?host=noir.localhost')).map(({ host }) => host)).toEqual(['noir.localhost']);
    expect((await app.request('/sandbox/requests?host=noir.localhost', { method: 'DELETE' })).status).toBe(204);
    expect((await loggedRequests(app)).map(({ host }) => host)).toEqual(['albion.localhost']);
    await app.request('/sandbox/requests', { method: 'DELETE' });
    expect(await loggedRequests(app)).toEqual([]);
  });
});
