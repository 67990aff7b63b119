import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterAll, expect, it } from 'vitest';
import { aBuiltShell } from './a-built-shell.ts';
import { anEdge } from './an-edge.ts';

const echo = async (request: Request) =>
  Response.json({ url: request.url, method: request.method, said: await request.text() });
const server = serve({ fetch: anEdge({ root: aBuiltShell(), sandbox: { fetch: echo } }).fetch, port: 0 });
afterAll(() => server.close());

async function called(init: RequestInit) {
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/places?text=Faro`, init);
  const said: { readonly url: string } = await response.json();
  return { ...said, url: said.url.replace(`:${port}`, '') };
}

it('gives the sandbox a request as the browser made it: of the same origin, with its body', async () => {
  const get = { method: 'GET', said: '' };
  const forwarded = { 'x-forwarded-proto': 'https' };
  expect(await called({})).toEqual({ ...get, url: 'http://127.0.0.1/api/places?text=Faro' });
  expect(await called({ headers: forwarded })).toEqual({ ...get, url: 'https://127.0.0.1/api/places?text=Faro' });
  expect(await called({ method: 'POST', headers: forwarded, body: '{"a":1}' })).toEqual({
    method: 'POST',
    said: '{"a":1}',
    url: 'https://127.0.0.1/api/places?text=Faro',
  });
});
