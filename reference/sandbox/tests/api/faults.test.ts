import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FAULT_NAMES, parseFault } from '../../api/faults/fault.ts';
import { createSandbox } from '../../app.ts';
import { type RunningSandbox, runSandbox } from '../support/running-sandbox.ts';

describe('a fault through a real socket', () => {
  let sandbox: RunningSandbox;
  beforeEach(async () => {
    sandbox = await runSandbox();
  });
  // Resolves only when every connection has ended by itself: a fault that left one open would fail here.
  afterEach(() => sandbox.close());

  it.each([401, 404, 418, 500, 503])('responds with %d and a message', async (status) => {
    const received = await sandbox.request(`/api/agency?fault=${status}`);
    expect(received.status).toBe(status);
    expect(received.headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(received.text)).toEqual({ message: `The sandbox was set to respond with ${status}.` });
  });

  it('delays the real response', async () => {
    const began = performance.now();
    const received = await sandbox.request('/api/agency?fault=delay:120', { headers: { host: 'noir.localhost' } });
    expect(performance.now() - began).toBeGreaterThanOrEqual(115);
    expect(JSON.parse(received.text)).toMatchObject({ agency: { subdomain: 'noir' } });
  });

  it.each(['never', 'delay:600000'])('waits with %s, until the caller leaves', async (fault) => {
    const arrived = once(sandbox.server, 'request');
    const sent = sandbox.send(`/api/agency?fault=${fault}`).on('error', () => undefined);
    await arrived;
    const log = async (): Promise<unknown> => JSON.parse((await sandbox.request('/sandbox/requests')).text).requests;
    expect(await log()).toMatchObject([{ path: '/api/agency', status: null, ms: null }]);
    sent.destroy();
    await expect.poll(log).toMatchObject([{ path: '/api/agency', status: 499 }]);
  });

  it('drips until the caller leaves', async () => {
    const sent = sandbox.send('/api/agency?fault=drip').on('error', () => undefined);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/json']);
    expect(response.headers['content-length']).toBeUndefined();
    for (let drop = 0; drop < 3; drop += 1) {
      const [bytes] = (await once(response, 'data')) as [Buffer];
      expect(bytes.toString().trim()).toBe('');
    }
    response.on('error', () => undefined);
    sent.destroy();
  });

  it.each(['/api/agency', '/media/logo/aurora.svg'])('cuts the real response off in its middle: %s', async (path) => {
    const whole = await sandbox.request(path);
    const received = await sandbox.request(`${path}?fault=cut`);
    expect([whole.complete, received.complete]).toEqual([true, false]);
    expect(received.status).toBe(200);
    expect(received.headers['cache-control']).toBe('no-store');
    expect(received.headers['content-type']).toBe(whole.headers['content-type']);
    expect(received.text.length).toBeLessThan(whole.text.length * 0.6);
    expect(whole.text.startsWith(received.text)).toBe(true);
  });

  it('responds with JSON that breaks off, of the announced length', async () => {
    const received = await sandbox.request('/api/agency?fault=malformed');
    expect(received).toMatchObject({ status: 200, complete: true, headers: { 'content-type': 'application/json' } });
    expect(() => JSON.parse(received.text)).toThrow(SyntaxError);
  });

  it('responds with exactly the JSON that it is given', async () => {
    const received = await sandbox.request(`/api/agency?fault=${encodeURIComponent('body:{"agency":[]}')}`);
    const headers = { 'content-type': 'application/json' };
    expect(received).toMatchObject({ status: 200, headers, text: '{"agency":[]}' });
  });

  it('refuses a fault that there is none of, and states which there are', async () => {
    const received = await sandbox.request('/api/agency?fault=explode');
    expect(received.status).toBe(400);
    expect(JSON.parse(received.text).message).toBe(`There is no such fault: use ${FAULT_NAMES}.`);
  });
});

describe('parseFault', () => {
  const UNKNOWN = '200 301 399 600 5000 delay delay: delay:-1 delay:600001 body: body:{ Never'.split(' ');

  it.each(['', ...UNKNOWN])('knows no fault "%s"', (text) => {
    expect(parseFault(text)).toBeNull();
  });
});

it('sends the headers for other origins with a spoiled response', async () => {
  const headers = { origin: 'http://noir.localhost:8080' };
  for (const fault of ['503', 'cut', 'malformed', 'html', 'body:1', 'delay:1']) {
    const response = await createSandbox().request(`/api/agency?fault=${fault}`, { headers });
    expect(response.headers.get('access-control-allow-origin')).toBe('http://noir.localhost:8080');
    expect(response.headers.get('vary')).toMatch(/^Origin/);
  }
});
