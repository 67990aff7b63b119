import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, expect, it } from 'vitest';
import { aBuiltShell } from './a-built-shell.ts';
import { anEdge } from './an-edge.ts';

const echoRequest = async (request: Request) =>
  Response.json({ url: request.url, method: request.method, said: await request.text() });
const server = serve({ fetch: anEdge({ root: aBuiltShell(), sandbox: { fetch: echoRequest } }).fetch, port: 0 });
afterAll(() => server.close());

async function requestServer(init: RequestInit) {
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/places?text=Faro`, init);
  const reportedBody: { readonly url: string } = await response.json();
  return { ...reportedBody, url: reportedBody.url.replace(`:${port}`, '') };
}

it('gives the sandbox a request as the browser made it: of the same origin, with its body', async () => {
  const get = { method: 'GET', said: '' };
  const forwarded = { 'x-forwarded-proto': 'https' };
  expect(await requestServer({})).toEqual({ ...get, url: 'http://127.0.0.1/api/places?text=Faro' });
  expect(await requestServer({ headers: forwarded })).toEqual({
    ...get,
    url: 'https://127.0.0.1/api/places?text=Faro',
  });
  expect(await requestServer({ method: 'POST', headers: forwarded, body: '{"a":1}' })).toEqual({
    method: 'POST',
    said: '{"a":1}',
    url: 'https://127.0.0.1/api/places?text=Faro',
  });
});
