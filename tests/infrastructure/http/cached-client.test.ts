import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RequestContext } from '../../../src/application/session/request-interceptor.port.ts';
import type { QueryParameters } from '../../../src/infrastructure/http/http-client.ts';
import { AURORA, anEchoingClient, anEdge, BOREAL } from '../../support/http/a-cached-client.ts';
import { NEVER_ABORTED } from '../../support/http/an-http-client.ts';

type Response = Result<unknown, CallFailure>;

const HOTELS = '/api/hotel/deals/hotel-search';
const SHARED = [
  '/api/agency',
  '/api/agency/languages',
  '/api/admin/country/enableCurrencies',
  '/api/multi-currency/exchange',
  '/api/agency/about-us',
  '/api/agency/faqs',
  HOTELS,
  '/api/activity/deals/activity-search',
  '/api/car-rental/deals/car-search',
];

afterEach(() => void vi.restoreAllMocks());

describe('cachedClient', () => {
  it.each(SHARED)('shares GET %s between the requests of a tenant', async (path) => {
    const { shared, aRequest } = anEdge();
    const [oneRequest, otherRequest] = [aRequest(), aRequest()];
    const firstResult = await oneRequest.client.get(path, {}, NEVER_ABORTED);
    expect(await otherRequest.client.get(path, {}, NEVER_ABORTED)).toEqual(firstResult);
    expect(firstResult).toMatchObject({ value: { origin: AURORA, path } });
    expect(shared).toHaveBeenCalledTimes(1);
    expect(oneRequest.http.get).not.toHaveBeenCalled();
  });

  it.each(SHARED)('sends GET %s itself where there is a token, and stores nothing of it', async (path) => {
    const { shared, aRequest } = anEdge();
    const person = aRequest(AURORA, { token: 'token-1' });
    expect(await person.client.get(path, {}, NEVER_ABORTED)).toMatchObject({ value: { origin: 'own' } });
    expect(shared).not.toHaveBeenCalled();
    const visitor = await aRequest().client.get(path, {}, NEVER_ABORTED);
    expect(visitor).toMatchObject({ value: { origin: AURORA } });
    expect(await person.client.get(path, {}, NEVER_ABORTED)).toMatchObject({ value: { origin: 'own' } });
    expect(person.http.get).toHaveBeenCalledTimes(2);
  });

  it.each([
    '/api/agency/navigations',
    '/api/user/profile',
    '/api/user/changeLanguage/de',
    '/api/agency/',
    '/API/agency',
  ])('sends GET %s itself', async (path) => {
    const { shared, aRequest } = anEdge();
    const { http, client } = aRequest();
    await client.get(path, { a: 1 }, NEVER_ABORTED);
    await client.get(path, { a: 1 }, NEVER_ABORTED);
    expect(http.get.mock.calls).toEqual(Array(2).fill([path, { a: 1 }, NEVER_ABORTED]));
    expect(shared).not.toHaveBeenCalled();
  });

  it('sends POST and PUT itself, whatever their path', async () => {
    const { shared, aRequest } = anEdge();
    const { client } = aRequest();
    expect(await client.post('/api/agency', {}, {}, NEVER_ABORTED)).toMatchObject({ value: { method: 'POST' } });
    expect(await client.put('/api/agency', {}, NEVER_ABORTED)).toMatchObject({ value: { method: 'PUT' } });
    expect(shared).not.toHaveBeenCalled();
  });

  it('distinguishes everything that a response may depend on', async () => {
    const { shared, aRequest } = anEdge();
    const contexts: Partial<RequestContext>[] = [{}, { language: 'ar' }, { authOptional: true }];
    for (const tenant of [AURORA, BOREAL]) {
      for (const context of contexts) {
        for (const query of [{}, { a: 1 }, { a: 2 }, { b: 1 }]) {
          const { client } = aRequest(tenant, context);
          const response = await client.get('/api/agency', query, NEVER_ABORTED);
          expect(response).toMatchObject({ value: { origin: tenant, query, context } });
        }
      }
    }
    expect(shared).toHaveBeenCalledTimes(2 * 3 * 4);
  });

  it('takes a query for the same in any order, and without what is undefined', async () => {
    const { shared, aRequest } = anEdge();
    for (const query of [
      { a: 1, b: true },
      { b: 'true', a: '1' },
      { a: 1, c: undefined, b: true },
    ]) {
      await aRequest().client.get(HOTELS, query, NEVER_ABORTED);
    }
    expect(shared).toHaveBeenCalledTimes(1);
  });

  it('sends the time zone for deals only, and never a session', async () => {
    const { shared, aRequest } = anEdge();
    for (const timeZone of ['Asia/Dubai', 'Europe/Oslo']) {
      const { client } = aRequest(AURORA, { timeZone, sessionId: timeZone });
      await client.get('/api/agency', {}, NEVER_ABORTED);
      await client.get(HOTELS, {}, NEVER_ABORTED);
    }
    const common = { language: 'de', authOptional: false };
    expect(shared.mock.calls.map(([, context]) => context)).toEqual([
      { ...common, timeZone: 'UTC' },
      { ...common, timeZone: 'Asia/Dubai' },
      { ...common, timeZone: 'Europe/Oslo' },
    ]);
  });

  it('gives every request its own copy', async () => {
    const { aRequest } = anEdge();
    const responses = await Promise.all([1, 2].map(() => aRequest().client.get('/api/agency', {}, NEVER_ABORTED)));
    for (const response of responses) {
      expect(response).toMatchObject({ value: { origin: AURORA } });
      if (response.ok) Object.assign(response.value as object, { origin: 'changed' });
    }
    expect(await aRequest().client.get('/api/agency', {}, NEVER_ABORTED)).toMatchObject({ value: { origin: AURORA } });
  });

  it('ends the wait of the one who aborts, and not the call of the others', async () => {
    const { shared, aRequest } = anEdge();
    let respond: (response: Response) => void = () => undefined;
    const get = vi.fn(
      (_path: string, _query: QueryParameters, _signal: AbortSignal) =>
        new Promise<Response>((resolve) => {
          respond = resolve;
        }),
    );
    shared.mockReturnValue({ ...anEchoingClient('slow'), get });
    const leaving = new AbortController();
    const [resultPromise, otherResultPromise] = [leaving.signal, NEVER_ABORTED].map((signal) =>
      aRequest().client.get('/api/agency', {}, signal),
    );
    await vi.waitFor(() => expect(get).toHaveBeenCalled());
    leaving.abort();
    expect(await resultPromise).toEqual(err({ kind: 'cancelled' }));
    expect(get.mock.calls[0]?.[2].aborted).toBe(false);
    respond(ok('aurora'));
    expect(await otherResultPromise).toEqual(ok('aurora'));
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('makes no call for a request that is aborted already', async () => {
    const { shared, aRequest } = anEdge();
    expect(await aRequest().client.get('/api/agency', {}, AbortSignal.abort())).toEqual(err({ kind: 'cancelled' }));
    expect(shared).not.toHaveBeenCalled();
  });
});
