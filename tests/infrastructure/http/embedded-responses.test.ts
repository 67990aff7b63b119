import { test } from '@fast-check/vitest';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, ok, type Result } from '@livery/contract/shared/result';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { EmbeddedResponse } from '../../../src/application/navigation/first-view.ts';
import { collectResponses, embeddedResponses } from '../../../src/infrastructure/http/embedded-responses.ts';
import type { HttpClient } from '../../../src/infrastructure/http/http-client.ts';

const { signal } = new AbortController();

/** A client with given responses, and the calls that it made. */
function aClient(get: HttpClient['get'] = async () => ok('from the network')) {
  return {
    get: vi.fn(get),
    post: vi.fn(async () => ok('posted')),
    put: vi.fn(async () => ok('put')),
    send: vi.fn(async () => ok('send')),
  } satisfies HttpClient;
}

const AGENCY: EmbeddedResponse = { path: '/api/agency', query: {}, result: ok('embedded') };

/** Whether a promise has already been resolved. */
const isResolved = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setImmediate(resolve, false))]);

// @rule 4.24
describe('the responses that came with the page', () => {
  it('are each used once, in place of a request', async () => {
    const network = aClient();
    const http = embeddedResponses([AGENCY]).before(network);
    expect(await http.get('/api/agency', {}, signal)).toEqual(ok('embedded'));
    expect(network.get).not.toHaveBeenCalled();
    expect(await http.get('/api/agency', {}, signal)).toEqual(ok('from the network'));
    expect(network.get).toHaveBeenCalledExactlyOnceWith('/api/agency', {}, signal);
  });

  it('stand for nothing else: another path, another query, another method', async () => {
    const network = aClient();
    const http = embeddedResponses([{ ...AGENCY, query: { lat: 1 } }]).before(network);
    for (const query of [{}, { lat: 2 }, { lat: '1' }, { lat: 1, long: 2 }])
      await http.get('/api/agency', query, signal);
    await http.get('/api/agency/faqs', { lat: 1 }, signal);
    expect(await http.post('/api/agency', { lat: 1 }, {}, signal)).toEqual(ok('posted'));
    expect(await http.put('/api/agency', { lat: 1 }, signal)).toEqual(ok('put'));
    expect(network.get).toHaveBeenCalledTimes(5);
    expect(await http.get('/api/agency', { lat: 1 }, signal)).toEqual(ok('embedded'));
  });

  it('keep back what the network responds until the page is hydrated', async () => {
    let hydrate = (): void => undefined;
    const hydrated = new Promise<void>((resolve) => {
      hydrate = resolve;
    });
    const network = aClient();
    const http = embeddedResponses([AGENCY], hydrated).before(network);
    const profile = http.get('/api/user/profile', {}, signal);
    expect(network.get).toHaveBeenCalledOnce();
    expect(await http.get('/api/agency', {}, signal)).toEqual(ok('embedded'));
    expect(await isResolved(profile.then(() => undefined))).toBe(false);
    hydrate();
    expect(await profile).toEqual(ok('from the network'));
  });

  it('are forgotten where they are discarded', async () => {
    const embedded = embeddedResponses([AGENCY]);
    embedded.discard();
    expect(await isResolved(embedded.whenUsed())).toBe(true);
    expect(await embedded.before(aClient()).get('/api/agency', {}, signal)).toEqual(ok('from the network'));
  });

  it('are failures too', async () => {
    const failure = err({ kind: 'refused', status: 500, message: 'Oops' } as const);
    const http = embeddedResponses([{ ...AGENCY, result: failure }]).before(aClient());
    expect(await http.get('/api/agency', {}, signal)).toBe(failure);
  });

  it('are all used after the last of them, and at once where there is none', async () => {
    const two = embeddedResponses([AGENCY, { ...AGENCY, path: '/api/code' }]);
    const http = two.before(aClient());
    const usePromise = two.whenUsed();
    await http.get('/api/agency', {}, signal);
    await http.get('/api/other', {}, signal);
    expect(await isResolved(usePromise)).toBe(false);
    await http.get('/api/code', {}, signal);
    expect([await isResolved(usePromise), await isResolved(two.whenUsed())]).toEqual([true, true]);
    expect(await isResolved(embeddedResponses([]).whenUsed())).toBe(true);
  });
});

describe('the responses that a page is made of', () => {
  async function noted(...results: readonly Result<unknown, CallFailure>[]) {
    const remainingResults = [...results];
    const { http, responses } = collectResponses(aClient(async () => remainingResults.shift() ?? ok(null)));
    for (const [index] of results.entries()) await http.get(`/api/${index}`, {}, signal);
    return responses();
  }

  it.each<[string, Result<unknown, CallFailure>]>([
    ['a value', ok({ a: 1 })],
    ['nothing', ok(null)],
    ['a failure of the server', err({ kind: 'refused', status: 500, message: '' })],
    ['a refusal for want of a sign-in', err({ kind: 'refused', status: 401, message: '' })],
    ['a missing agency', err({ kind: 'refused', status: 404, message: '' })],
    ['a time-out', err({ kind: 'timed-out' })],
    ['an outage', err({ kind: 'unreachable' })],
  ])('are embedded: %s', async (_, result) => {
    expect(await noted(result)).toEqual([{ path: '/api/0', query: {}, result }]);
  });

  it('are not embedded where the call was cancelled', async () => {
    expect(await noted(ok(1), err({ kind: 'cancelled' }))).toEqual([{ path: '/api/0', query: {}, result: ok(1) }]);
  });

  it('are those to GETs, the last where one was repeated', async () => {
    let turn = 0;
    const { http, responses } = collectResponses(aClient(async () => ok(turn++)));
    await http.get('/api/agency', { a: 1, b: 2 }, signal);
    await http.get('/api/agency', { b: 2, a: 1 }, signal);
    await http.post('/api/suggest', {}, {}, signal);
    await http.put('/itineraries', {}, signal);
    expect(responses()).toEqual([{ path: '/api/agency', query: { b: 2, a: 1 }, result: ok(1) }]);
  });
});

const anyQuery = fc.dictionary(
  fc.string(),
  fc.option(fc.oneof(fc.string(), fc.integer(), fc.boolean()), { nil: undefined }),
);

test.prop([fc.string(), anyQuery, fc.func(fc.integer())])(
  'a response is found whatever the order of the parameters, with the undefined ones left out, and past JSON',
  async (path, query, order) => {
    const { http, responses } = collectResponses(aClient());
    await http.get(path, query, signal);
    const embedded = JSON.parse(JSON.stringify(responses())) as readonly EmbeddedResponse[];
    const network = aClient();
    const entries = Object.entries(query).toSorted(([one], [other]) => order(one) - order(other));
    const result = await embeddedResponses(embedded).before(network).get(path, Object.fromEntries(entries), signal);
    expect(result).toEqual(ok('from the network'));
    expect(network.get).not.toHaveBeenCalled();
  },
);
