import { describe, expect, it } from 'vitest';
import { aServer, jsonListener } from '../../support/http/test-server.ts';
import { request, startLoggedEdge } from './a-logging-edge.ts';

const SECRETS = {
  token: 'secret-token-value',
  cookie: 'secret-cookie-value',
  query: 'secret-query-value',
  eMail: 'ana.silva@mail.example',
};

describe('the log of requests', () => {
  it('has a line for each, with id, host, route class, status, time and cache', async () => {
    const { address, lines } = await startLoggedEdge();
    const response = await request(`${address}/`, { host: 'aurora.localhost', 'x-request-id': 'from-the-proxy-1' });
    expect(response.headers['x-request-id']).toBe('from-the-proxy-1');
    await request(`${address}/assets/main-AbCd1234.js`);
    const logged = (await lines()).filter(({ route }) => route !== undefined);
    expect(logged).toEqual([
      expect.objectContaining({
        level: 'info',
        id: 'from-the-proxy-1',
        method: 'GET',
        host: 'aurora.localhost',
        route: 'page',
        status: response.statusCode,
        ms: expect.any(Number),
        cache: expect.any(String),
      }),
      expect.objectContaining({ route: 'asset', status: 200, id: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
    ]);
  });

  it('has the time that a page was rendered; the API gets the same id', async () => {
    const api = await aServer(jsonListener({}, 404));
    const { address, lines } = await startLoggedEdge({ LIVERY_API_URL: api.url, LIVERY_RENDER_DEADLINE_MS: '20000' });
    await request(`${address}/`, { 'x-request-id': 'from-the-proxy-2' });
    expect(api.requests.map(({ headers }) => headers['x-request-id'])).toContain('from-the-proxy-2');
    const line = (await lines()).find(({ route }) => route === 'page');
    expect(line).toMatchObject({ id: 'from-the-proxy-2', status: 404, cache: 'miss', renderMs: expect.any(Number) });
  });

  it.each(['short', 'a b c d e f g h', `${'x'.repeat(65)}`, 'eyJhbGci.eyJzdWIi.c2lnbmF0', 'päckchen-12'])(
    'makes its own id if the given one is “%s”',
    async (givenId) => {
      const { address } = await startLoggedEdge();
      const { headers } = await request(`${address}/healthz`, {
        'x-request-id': Buffer.from(givenId).toString('latin1'),
      });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('is led to by each response’s id, which is there once', async () => {
    const kinds = [
      ['/', {}, 200],
      ['/assets/main-AbCd1234.js', {}, 200],
      ['/assets/main-AbCd1234.js', { 'if-none-match': '*' }, 304],
      ['/assets/none.js', {}, 404],
      ['/index.html', {}, 301],
      ['/favicon.ico', {}, 204],
      ['/robots.txt', {}, 200],
      ['/healthz', {}, 200],
      ['/', { host: 'a b' }, 400],
    ] as const;
    const { address, lines } = await startLoggedEdge({ LIVERY_RENDER_DEADLINE_MS: '20000' });
    const responses: unknown[] = [];
    for (const [index, [path, headers]] of kinds.entries()) {
      const givenHeaders = { 'x-request-id': `from-the-proxy-${index}`, ...headers };
      const { rawHeaders, statusCode } = await request(address + path, givenHeaders);
      const ids = rawHeaders.filter((_, place) => rawHeaders[place - 1]?.toLowerCase() === 'x-request-id');
      responses.push([path, statusCode, ids]);
    }
    expect(responses).toEqual(kinds.map(([path, , status], index) => [path, status, [`from-the-proxy-${index}`]]));
    const logged = (await lines()).filter(({ route }) => route !== undefined).map(({ id }) => id);
    expect(logged).toEqual(kinds.map((_, index) => `from-the-proxy-${index}`));
  });

  it('holds no token, cookie, query or e-mail address, not even where rendering fails or pages report', async () => {
    const api = await aServer(jsonListener({ message: `no ${SECRETS.eMail}` }, 500));
    const { address, lines } = await startLoggedEdge({ LIVERY_API_URL: api.url, LIVERY_LOG_LEVEL: 'trace' });
    const headers = {
      cookie: `access_token=${SECRETS.token}; language=${SECRETS.cookie}`,
      authorization: `Bearer ${SECRETS.token}`,
      referer: `https://aurora.example/?q=${SECRETS.query}`,
    };
    await request(`${address}/?token=${SECRETS.token}&q=${SECRETS.query}&email=${SECRETS.eMail}`, headers);
    await request(`${address}/verify/${SECRETS.eMail}?q=${SECRETS.query}`, headers);
    await fetch(`${address}/telemetry/failures`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        kind: 'broken',
        problem: `/a?token=${SECRETS.token}&q=${SECRETS.query} of ${SECRETS.eMail}`,
      }),
    });
    const text = JSON.stringify(await lines());
    expect(text).toContain('A page reports a failure.');
    for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret);
  });

  it.each([
    ['an error', jsonListener({ message: 'secret' }, 500), '500'],
    ['no agency at all', jsonListener(null), 'malformed'],
  ])('has a warning of a failed call of the API, with the request’s id: %s', async (_, response, outcome) => {
    const api = await aServer(response);
    const { address, lines } = await startLoggedEdge({ LIVERY_API_URL: api.url, LIVERY_RENDER_DEADLINE_MS: '20000' });
    await request(`${address}/?q=secret`, { 'x-request-id': 'from-the-proxy-1' });
    const logged = await lines();
    expect(logged.find(({ msg }) => msg === 'A call of the API failed.')).toMatchObject({
      level: 'warn',
      id: 'from-the-proxy-1',
      path: '/api/agency',
      outcome,
      ms: expect.any(Number),
    });
    expect(JSON.stringify(logged)).not.toContain('secret');
  });

  it('can be written for people', async () => {
    const { ready } = await startLoggedEdge({ LIVERY_LOG_FORMAT: 'text' });
    expect(ready).toMatch(/INFO.*Livery is listening on http/);
  });

  it('is a sentence of each request for people, with the id', async () => {
    const { address, text } = await startLoggedEdge({ LIVERY_LOG_FORMAT: 'text' });
    await request(`${address}/assets/main-AbCd1234.js`, {
      host: 'aurora.localhost',
      'x-request-id': 'from-the-proxy-1',
    });
    expect(await text()).toMatch(/INFO.*: GET aurora\.localhost asset 200 [\d.]+ ms \{"id":"from-the-proxy-1"\}/);
  });
});
