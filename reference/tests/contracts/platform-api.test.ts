import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ALL_CALLS, type ExpectedCall } from '../../../tests/support/http/all-calls.ts';
import { CONTEXT, NEVER_ABORTED } from '../../../tests/support/http/an-http-client.ts';
import type { Exchange } from '../../../tests/support/http/api-description.ts';
import { PLATFORM_API } from '../../../tests/support/http/platform-api.ts';
import { someHttpSources } from '../../../tests/support/http/some-http-sources.ts';
import { type RecordedSandbox, startRecordedSandbox } from '../support/http/recorded-sandbox.ts';

const { problemsOf } = PLATFORM_API;
let sandbox: RecordedSandbox;
beforeAll(async () => {
  sandbox = await startRecordedSandbox();
});
afterAll(() => sandbox.close());

/** The requests and responses of a call of the shell, on an agency's site. */
async function exchangesOf({ send, service }: ExpectedCall, { host, token }: { host: string; token?: string }) {
  const { url, exchanges } = sandbox;
  exchanges.length = 0;
  const sources = someHttpSources(url, { headers: { Origin: `http://${host}` } });
  sources.interceptor.setContext(() => ({ ...CONTEXT, token, authOptional: token === undefined }));
  await send(sources, NEVER_ABORTED);
  expect(exchanges.map(({ headers }) => headers['x-correlation-id'] !== undefined)).toEqual([service === 'resort']);
  return [...exchanges];
}

const namedCalls = ALL_CALLS.map((call) => [`${call.method} ${call.path}`, call] as const);
const NEEDS_TOKEN = /^GET \/api\/user\//;

describe('docs/platform-api.yaml', () => {
  it('is valid OpenAPI 3.1', async () => {
    expect(await new Validator().validate(PLATFORM_API.text)).toEqual({ valid: true });
  });

  it('has the calls that the shell makes, and no others', () => {
    const describedResponses = ALL_CALLS.map(({ method, path }) => PLATFORM_API.operationOf({ method, url: path }));
    expect(PLATFORM_API.operations.toSorted()).toEqual(describedResponses.toSorted());
  });
});

describe.each(['aurora.localhost', 'consulate.localhost', 'rihla.localhost', 'unknown.localhost'])('at %s', (host) => {
  it.each(namedCalls.filter(([name]) => !NEEDS_TOKEN.test(name)))(
    'a visitor’s %s and its response are as it says',
    async (_, call) => {
      expect((await exchangesOf(call, { host })).flatMap(problemsOf)).toEqual([]);
    },
  );
});

describe('at aurora.localhost', () => {
  it.each(namedCalls)('a signed-in user’s %s and its response are as it says', async (name, call) => {
    const [exchange, ...otherExchanges] = await exchangesOf(call, {
      host: 'aurora.localhost',
      token: 'sandbox-aurora-agent',
    });
    expect(otherExchanges).toEqual([]);
    expect(exchange && problemsOf(exchange)).toEqual([]);
    if (NEEDS_TOKEN.test(name)) expect(exchange?.status).toBe(200);
  });
});

describe('an exchange that is not as the file says', () => {
  const good: Exchange = {
    method: 'POST',
    url: '/api/v2/hotel/auto-suggest',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'en',
      'x-session-id': 'session-0001',
      timezone: 'Asia/Dubai',
    },
    body: '{"text":"lis","isManageLocation":false}',
    status: 200,
    response: '{"data":{"locationSuggestions":[{"name":"Lisbon","coordinates":{"lat":38.7,"long":-9.1}}]}}',
  };
  const search: Exchange = {
    ...good,
    method: 'GET',
    url: '/api/activity/deals/activity-search?date=2026-11-22&latitude=25.2&longitude=55.27&isOTA=true&isHome=true&isFromDestination=false',
    body: '',
    response: '{"response":[]}',
  };

  it('has problems, unlike these', () => {
    expect([good, search].flatMap(problemsOf)).toEqual([]);
  });

  it.each<[string, Exchange, string]>([
    ['another path', { ...good, url: '/api/elsewhere' }, 'is not in docs/platform-api.yaml'],
    ['another method', { ...good, method: 'GET' }, 'is not in docs/platform-api.yaml'],
    ['another language in the path', { ...search, url: '/api/user/changeLanguage/xx' }, 'path language'],
    ['no session', { ...good, headers: { ...good.headers, 'x-session-id': undefined } }, 'x-session-id is missing'],
    ['no time zone', { ...good, headers: { ...good.headers, timezone: undefined } }, 'timeZone is missing'],
    ['another type', { ...good, headers: { ...good.headers, 'content-type': 'text/plain' } }, 'Content-Type'],
    ['another language', { ...good, headers: { ...good.headers, 'accept-language': 'xx' } }, 'Accept-Language'],
    ['its own header', { ...good, headers: { ...good.headers, 'x-other': '1' } }, 'x-other is not in the file'],
    ['a body that lacks a field', { ...good, body: '{"text":"lis"}' }, 'isManageLocation'],
    ['a body that has one more', { ...good, body: '{"text":"l","isManageLocation":false,"more":1}' }, 'additional'],
    ['a body that is none', { ...good, body: 'text' }, 'body is not JSON'],
    ['a body where there is none', { ...search, body: '{}' }, 'has a body'],
    ['its own parameter', { ...search, url: `${search.url}&more=1` }, 'query more is not in the file'],
    ['no day', { ...search, url: search.url.replace('date=2026-11-22&', '') }, 'query date is missing'],
    ['a day that is none', { ...search, url: search.url.replace('2026-11-22', '22.11.2026') }, 'query date'],
    ['a place on no globe', { ...search, url: search.url.replace('25.2', '125.2') }, 'query latitude'],
    ['a response that lacks its field', { ...good, response: '{}' }, "must have required property 'data'"],
    ['a place without a name', { ...good, response: '{"data":{"locationSuggestions":[{}]}}' }, "property 'name'"],
    [
      'a place without coordinates',
      { ...good, response: '{"data":{"locationSuggestions":[{"name":"A"}]}}' },
      "property 'coordinates'",
    ],
    ['a response that is none', { ...good, response: '<html>' }, '200 is not JSON'],
    ['a failure without a message', { ...good, status: 500, response: '{}' }, "property 'message'"],
    [
      'a token that is missing',
      { ...search, url: '/api/user/profile', status: 401, response: '{"message":""}' },
      'x-access-token',
    ],
  ])('has problems: %s', (_, exchange, problem) => {
    expect(problemsOf(exchange).join('\n')).toContain(problem);
  });
});
