import { describe, expect, it, vi } from 'vitest';
import { createHttpClient } from '../../../src/infrastructure/http/create-http-client.ts';
import { AXIOS_DEFAULTS, type LoadAxios, loadAxios } from '../../../src/infrastructure/http/load-axios.ts';
import { systemClock } from '../../../src/infrastructure/platform/system-clock.ts';
import { flyingTime } from '../../support/a-moved-clock.ts';
import { CONTEXT, NEVER_ABORTED } from '../../support/http/an-http-client.ts';
import { aServer, jsonListener } from '../../support/http/test-server.ts';

const LOAD_FAILURE = new TypeError('Failed to fetch dynamically imported module: /assets/axios.js');
function aClient(base: string, load: LoadAxios) {
  return createHttpClient({
    loadAxios: load,
    base,
    context: () => CONTEXT,
    mayCarryToken: () => true,
    clock: { ...systemClock(), scheduler: flyingTime() },
    random: () => 0,
  });
}

describe('the code of axios that fails to load', () => {
  it('is a network failure, and the call is retried', async () => {
    const { url, requests } = await aServer(jsonListener({ fine: true }));
    const load = vi
      .fn(loadAxios({ ...AXIOS_DEFAULTS, adapter: 'http', proxy: false }))
      .mockRejectedValueOnce(LOAD_FAILURE);
    expect(await aClient(url, load).get('/', {}, NEVER_ABORTED)).toEqual({ ok: true, value: { fine: true } });
    expect(load).toHaveBeenCalledTimes(2);
    expect(requests).toHaveLength(1);
  });

  it('leaves a GET unreachable after three tries, and anything else after one', async () => {
    const load = vi.fn<LoadAxios>(() => Promise.reject(LOAD_FAILURE));
    const client = aClient('http://127.0.0.1:1', load);
    expect(await client.get('/', {}, NEVER_ABORTED)).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(load).toHaveBeenCalledTimes(3);
    expect(await client.post('/', {}, {}, NEVER_ABORTED)).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(load).toHaveBeenCalledTimes(4);
  });
});
