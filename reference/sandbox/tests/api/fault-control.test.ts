import type { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FaultRule } from '../../api/faults/fault.ts';
import { createSandbox } from '../../app.ts';

let app: Hono;
beforeEach(() => {
  app = createSandbox();
});

const order = (body: unknown, type = 'application/json') =>
  app.request('/sandbox/faults', {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const status = async (address: string, origin?: string): Promise<number> =>
  (await app.request(address, origin === undefined ? {} : { headers: { origin } })).status;

describe('/sandbox/faults', () => {
  it('spoils a call by its exact path, for every host, until it is cleared', async () => {
    const response = await order({ call: '/api/agency', fault: '500' });
    expect([response.status, await response.json()]).toEqual([201, { fault: { call: '/api/agency', fault: '500' } }]);
    expect(await status('/api/agency')).toBe(500);
    expect(await status('/api/agency')).toBe(500);
    expect(await status('/api/multi-currency/exchange')).toBe(200);
    expect((await app.request('/sandbox/faults', { method: 'DELETE' })).status).toBe(204);
    expect(await status('/api/agency')).toBe(200);
  });

  it('spoils every call that begins with what stands before a star, pictures too', async () => {
    await order({ call: '/media/*', fault: '404' });
    expect(await status('/media/logo/aurora.svg')).toBe(404);
    expect(await status('/api/agency')).toBe(200);
  });

  it('spoils for one requesting host only: its Origin, else its Host', async () => {
    await order({ call: '/api/agency', fault: '503', host: 'noir.localhost' });
    expect(await status('http://noir.localhost:9000/api/agency')).toBe(503);
    expect(await status('http://127.0.0.1:9000/api/agency', 'http://noir.localhost:8080')).toBe(503);
    expect(await status('http://noir.localhost:9000/api/agency', 'http://albion.localhost:8080')).toBe(200);
    expect(await status('http://albion.localhost:9000/api/agency')).toBe(200);
  });

  it('stops after as many times as were ordered', async () => {
    await order({ call: '/api/agency', fault: '500', times: 2 });
    for (const expected of [500, 500, 200]) expect(await status('/api/agency')).toBe(expected);
  });

  it('lets the newest rule win', async () => {
    await order({ call: '/api/*', fault: '500' });
    await order({ call: '/api/agency', fault: '401', times: 1 });
    expect([await status('/api/agency'), await status('/api/agency')]).toEqual([401, 500]);
  });

  it('lists what is ordered, with the times that remain, and clears one host’s', async () => {
    await order({ call: '/api/agency', fault: '500', host: 'noir.localhost', times: 3 });
    await order({ call: '/api/agency', fault: 'never', host: 'albion.localhost' });
    await status('http://noir.localhost/api/agency');
    const list = async (): Promise<unknown> => (await app.request('/sandbox/faults')).json();
    expect(await list()).toEqual({
      faults: [
        { call: '/api/agency', fault: '500', host: 'noir.localhost', times: 2 },
        { call: '/api/agency', fault: 'never', host: 'albion.localhost' },
      ],
    });
    await app.request('/sandbox/faults?host=albion.localhost', { method: 'DELETE' });
    expect(await list()).toMatchObject({ faults: [{ host: 'noir.localhost' }] });
  });

  it('takes back what was ordered for one call, for one call of one host, or for all', async () => {
    for (const host of ['noir.localhost', 'albion.localhost']) {
      await order({ call: '/api/agency', fault: '500', host });
      await order({ call: '/api/*', fault: '503', host });
    }
    const remainingFaults = async (query: string): Promise<string[]> => {
      await app.request(`/sandbox/faults${query}`, { method: 'DELETE' });
      const { faults } = (await (await app.request('/sandbox/faults')).json()) as { faults: FaultRule[] };
      return faults.map(({ call, host }) => `${call} ${host}`);
    };
    expect(await remainingFaults('?call=/api/*&host=noir.localhost')).toEqual([
      '/api/agency noir.localhost',
      '/api/agency albion.localhost',
      '/api/* albion.localhost',
    ]);
    expect(await remainingFaults('?call=/api/agency')).toEqual(['/api/* albion.localhost']);
    expect(await remainingFaults('')).toEqual([]);
  });

  it('never spoils its own controls, nor a preflight', async () => {
    await order({ call: '/*', fault: '500' });
    expect(await status('/sandbox/faults')).toBe(200);
    expect((await app.request('/api/agency?fault=500', { method: 'OPTIONS' })).status).toBe(204);
  });

  it.each([
    ['no JSON', '{', 'Send a JSON object'],
    ['a list', [], 'Send a JSON object'],
    ['no call', { fault: '500' }, 'call must be'],
    ['a call that is no path', { call: 'api', fault: '500' }, 'call must be'],
    ['a star in the middle', { call: '/a*b', fault: '500' }, 'call must be'],
    ['no fault', { call: '/a' }, 'There is no such fault'],
    ['an unknown fault', { call: '/a', fault: 'explode' }, 'There is no such fault'],
    ['a fault that is a number', { call: '/a', fault: 500 }, 'There is no such fault'],
    ['a host with a port', { call: '/a', fault: '500', host: 'a.localhost:80' }, 'host must be'],
    ['times 0', { call: '/a', fault: '500', times: 0 }, 'times must be'],
    ['times 1.5', { call: '/a', fault: '500', times: 1.5 }, 'times must be'],
    ['a misspelt field', { call: '/a', fault: '500', time: 1 }, 'There is no field "time"'],
    ['a field of the prototype', '{"__proto__":1,"call":"/a","fault":"500"}', 'There is no field "__proto__"'],
  ])('refuses %s in one sentence, and stores nothing', async (_, body, beginning) => {
    const response = await order(body);
    const message = expect.stringMatching(new RegExp(`^${beginning}`));
    expect([response.status, await response.json()]).toEqual([400, { message }]);
    expect(await (await app.request('/sandbox/faults')).json()).toEqual({ faults: [] });
  });

  it('refuses what a form of another site could send', async () => {
    expect((await order({ call: '/api/agency', fault: '500' }, 'text/plain')).status).toBe(415);
  });
});
