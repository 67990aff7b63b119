import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { routePaths } from '../../api/page/sandbox-page.ts';
import { createSandbox } from '../../app.ts';
import { type RunningSandbox, runSandbox } from '../support/running-sandbox.ts';

/** Every route that doesn't control the sandbox, in the form of a client's call. */
const ROUTES = createSandbox()
  .routes.filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/sandbox'))
  .map(({ method, path }) => ({ method, path: path.replace(/:\w+(\{[^}]*\}+)?/g, 'x') }));
const CALLS = [...new Map(ROUTES.map((route) => [`${route.method} ${route.path}`, route])).values()];

describe.each(CALLS)('$method $path', ({ method, path }) => {
  const origin = 'http://noir.localhost:8080';

  it('can be read by pages of other origins, after a preflight where one is due', async () => {
    const app = createSandbox();
    const headers = { origin, 'access-control-request-method': method };
    for (const sent of [method, 'OPTIONS']) {
      const response = await app.request(path, { method: sent, headers });
      expect(response.headers.get('access-control-allow-origin')).toBe(origin);
    }
  });

  it('goes wrong on request, by its query and by order, and is listed', async () => {
    const app = createSandbox();
    expect((await app.request(`${path}?fault=418`, { method })).status).toBe(418);
    const html = await app.request(`${path}?fault=html`, { method });
    expect([html.status, html.headers.get('content-type')]).toEqual([200, 'text/html']);
    await app.request('/sandbox/faults', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ call: path, fault: '503', times: 1 }),
    });
    expect((await app.request(path, { method })).status).toBe(503);
    const { requests } = (await (await app.request('/sandbox/requests')).json()) as { requests: { method: string }[] };
    expect(requests.map((request) => request.method)).toEqual([method, method, method]);
  });
});

describe('calls that bring a body, through a real socket', () => {
  let sandbox: RunningSandbox;
  beforeEach(async () => {
    sandbox = await runSandbox();
  });
  afterEach(() => sandbox.close());

  const json = { 'content-type': 'application/json', 'x-correlation-id': 'c-1' };
  const POSTED = { method: 'POST', headers: json, body: '{"text":"lisbon"}' };

  it('are served, cut off in their middle, and late', async () => {
    const wholeResponse = await sandbox.request('/api/v2/hotel/auto-suggest', POSTED);
    const cut = await sandbox.request('/api/v2/hotel/auto-suggest?fault=cut', POSTED);
    const lateResponse = await sandbox.request('/api/v2/hotel/auto-suggest?fault=delay:5', POSTED);
    expect([wholeResponse.complete, cut.complete, lateResponse.text]).toEqual([true, false, wholeResponse.text]);
    expect(wholeResponse.text.startsWith(cut.text)).toBe(true);
  });
});

it('lists the calls for which faults can be ordered, each once', () => {
  const calls = routePaths(createSandbox());
  expect(calls).toEqual([...new Set(calls)].toSorted());
  expect(calls).toEqual(expect.arrayContaining(['/api/agency', '/api/user/changeLanguage/*', '/resort-api/search']));
  expect(calls.join()).not.toMatch(/:|\/sandbox/);
});
