import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_CALLS, type ExpectedCall } from '../../support/http/all-calls.ts';
import { CONTEXT, NEVER_ABORTED } from '../../support/http/an-http-client.ts';
import { someHttpSources } from '../../support/http/some-http-sources.ts';
import { jsonListener, startServer, type TestServer } from '../../support/http/test-server.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let api: TestServer;
let resort: TestServer;
beforeAll(async () => {
  [api, resort] = [await startServer(jsonListener({})), await startServer(jsonListener({}))];
});
afterAll(async () => {
  await Promise.all([api.close(), resort.close()]);
});

type CallerContext = Partial<typeof CONTEXT>;

/** Makes the call, and returns what was sent. */
async function requestsSentBy({ send, service }: ExpectedCall, who: CallerContext = {}, resortUrl = resort.url) {
  const sources = someHttpSources(api.url, { configuration: { resortUrl } });
  sources.interceptor.setContext(() => ({ ...CONTEXT, ...who }));
  const countsBefore = [api.requests.length, resort.requests.length] as const;
  await send(sources, NEVER_ABORTED);
  const requests = [...api.requests.slice(countsBefore[0]), ...resort.requests.slice(countsBefore[1])];
  const server = service === 'api' ? api : resort;
  const request = server.requests.at(-1);
  if (request === undefined || requests.length !== 1 || request !== requests[0])
    throw new Error(`${requests.length} requests were sent.`);
  const url = new URL(request.url ?? '', server.url);
  const { method, headers } = request;
  return { method, path: url.pathname, query: [...url.searchParams], headers, body: server.bodies.at(-1) ?? '' };
}

const NAMED = ALL_CALLS.map((call) => [`${call.method} ${call.path}`, call] as const);
const SIGNED_IN_ONLY = ['/api/user/profile', '/api/user/agent-data'];

// @rule 7.1, 7.7, 7.8, 7.9, 7.15
describe.each(NAMED)('%s (rules §7)', (_, call) => {
  it('goes to its service by its method and path, with its parameters and its payload', async () => {
    const { method, path, query, body } = await requestsSentBy(call);
    expect([method, path]).toEqual([call.method, call.path]);
    expect(query).toEqual(Object.entries(call.query ?? {}));
    expect(body === '' ? undefined : JSON.parse(body)).toEqual(call.body);
  });

  it('carries the headers of every request, and of its service', async () => {
    const { headers } = await requestsSentBy(call);
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'accept-language': 'de',
      'x-session-id': 'session-0001',
      timezone: 'Asia/Dubai',
      'x-access-token': 'token-1',
    });
    if (call.service === 'resort') expect(headers['x-correlation-id']).toMatch(UUID);
    else expect(headers).not.toHaveProperty('x-correlation-id');
    expect(headers).not.toHaveProperty('x-auth-optional');
  });
});

describe.each(NAMED.filter(([, { path }]) => !SIGNED_IN_ONLY.includes(path)))('%s without a token', (_, call) => {
  it('carries none, and marks authentication as optional where the page allows it (rules §6)', async () => {
    const { headers: guardedHeaders } = await requestsSentBy(call, { token: undefined });
    expect(guardedHeaders).not.toHaveProperty('x-access-token');
    expect(guardedHeaders).not.toHaveProperty('x-auth-optional');
    const { headers: open } = await requestsSentBy(call, { token: undefined, authOptional: true });
    expect(open).not.toHaveProperty('x-access-token');
    expect(open['x-auth-optional']).toBe('true');
  });
});

describe('calls of the signed-in', () => {
  it.each(NAMED.filter(([, { path }]) => SIGNED_IN_ONLY.includes(path)))(
    '%s is not sent without a token',
    async (_, { send }) => {
      const requestCountBefore = api.requests.length;
      const sources = someHttpSources(api.url);
      sources.interceptor.setContext(() => ({ ...CONTEXT, token: undefined }));
      expect(await send(sources, NEVER_ABORTED)).toMatchObject({ ok: true });
      expect(api.requests).toHaveLength(requestCountBefore);
    },
  );
});

describe('calls of the resort service', () => {
  it('are each named anew', async () => {
    const calls = ALL_CALLS.filter(({ service }) => service === 'resort');
    const ids: unknown[] = [];
    for (const call of [...calls, ...calls]) ids.push((await requestsSentBy(call)).headers['x-correlation-id']);
    expect(new Set(ids).size).toBe(calls.length * 2);
  });

  it('follow the path that the service lies under', async () => {
    const [call] = ALL_CALLS.filter(({ service }) => service === 'resort');
    if (call === undefined) throw new Error('There is no resort call.');
    expect((await requestsSentBy(call, {}, `${resort.url}/resort-api`)).path).toBe('/resort-api/search');
  });
});
