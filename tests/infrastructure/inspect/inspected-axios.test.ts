import type { AxiosAdapter } from 'axios';
import axios, { AxiosError, CanceledError } from 'axios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadAxios } from '../../../src/infrastructure/http/load-axios.ts';
import { inspectedAxios } from '../../../src/infrastructure/inspect/inspected-axios.ts';

const NOW = Temporal.Instant.from('2026-02-03T04:05:06Z');

/** Replaces the network: axios' adapter responds like this. */
function replaceNetwork(respond: AxiosAdapter) {
  vi.spyOn(axios, 'getAdapter').mockReturnValue(respond);
}

const createInspectedAxios = (embeddedResponses: Parameters<typeof inspectedAxios>[0]['embedded'] = []) =>
  inspectedAxios({ clock: { now: () => NOW }, embedded: embeddedResponses });

afterEach(() => void vi.restoreAllMocks());

describe('requests that are inspected', () => {
  it('are noted with their headers, and tokens are left out', async () => {
    replaceNetwork(async (config) => ({ data: '{}', status: 200, statusText: 'OK', headers: {}, config }));
    const { defaults, calls } = createInspectedAxios();
    const client = await loadAxios(defaults)();
    await client.request({
      method: 'GET',
      url: '/api/agency',
      params: { token: 'secret-1', a: 1, b: undefined },
      headers: { 'x-access-token': 'secret-2', 'Accept-Language': 'de' },
    });
    const [call] = calls.now();
    expect(call).toMatchObject({ at: NOW, method: 'GET', outcome: '200', milliseconds: expect.any(Number) });
    expect(call?.headers).toMatchObject({ 'Accept-Language': 'de', 'x-access-token': '[redacted]' });
    expect(call?.headers).not.toHaveProperty('User-Agent');
    expect(call?.address).toMatch(/^\/api\/agency\?token=.*a=1$/);
    expect(JSON.stringify(calls.now())).not.toContain('secret');
  });

  it('are pending until they end, the latest first', async () => {
    const ends: (() => void)[] = [];
    replaceNetwork(
      (config) =>
        new Promise((resolve) => {
          ends.push(() => resolve({ data: '', status: 503, statusText: '', headers: {}, config }));
        }),
    );
    const { defaults, calls } = createInspectedAxios();
    const client = await loadAxios(defaults)();
    const pendingResponsePromises = [client.get('/one'), client.get('/two')];
    await vi.waitFor(() => expect(calls.now().map(({ outcome }) => outcome)).toEqual(['pending', 'pending']));
    expect(calls.now()[0]?.address).toBe('/two');
    ends[0]?.();
    await pendingResponsePromises[0];
    expect(calls.now().map(({ outcome }) => outcome)).toEqual(['pending', '503']);
    ends[1]?.();
    await pendingResponsePromises[1];
  });

  it.each([
    ['no response', new AxiosError('Network Error')],
    ['cancelled', new CanceledError()],
  ])('say %s', async (outcome, problem) => {
    replaceNetwork(() => Promise.reject(problem));
    const { defaults, calls } = createInspectedAxios();
    await expect((await loadAxios(defaults)()).get('/x')).rejects.toBe(problem);
    expect(calls.now()[0]?.outcome).toBe(outcome);
  });

  it('begin with what came with the page', () => {
    const { calls } = createInspectedAxios([{ path: '/api/agency', query: { a: 'b' } }]);
    expect(calls.now()).toEqual([
      {
        ...{ at: NOW, method: 'GET', address: '/api/agency?a=b', headers: {} },
        ...{ outcome: 'came with the page', milliseconds: null },
      },
    ]);
  });
});
