import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../sandbox/app.ts';
import { bentoResponseCache } from '../../src/infrastructure/cache/bento-response-cache.ts';
import { aBuiltShell } from './a-built-shell.ts';
import { aRenderingEdge } from './a-rendering-edge.ts';
import { OPENING } from './an-edge.ts';

const root = aBuiltShell();

/** An edge whose API adds these headers to good responses, and counts its calls. */
function anEdgeOf(added: Record<string, string>) {
  const sandbox = createSandbox();
  const calls: string[] = [];
  const cache = bentoResponseCache();
  const edge = aRenderingEdge(
    { root },
    async (request) => {
      calls.push(new URL(request.url).pathname);
      const response = await sandbox.fetch(request);
      const headers = new Headers(response.headers);
      headers.delete('cache-control');
      for (const [name, value] of Object.entries(added)) headers.set(name, value);
      return new Response(response.body, { status: response.status, headers });
    },
    cache,
  );
  const open = async () => (await edge.request('http://aurora.localhost/faqs', OPENING)).headers.get('cache-control');
  return { open, close: cache.close, callsOf: (path: string) => calls.filter((call) => call === path).length };
}

describe('a response that the API does not share', () => {
  it.each([
    [{ 'Set-Cookie': 'session=abc; HttpOnly' }],
    [{ 'Cache-Control': 'private, max-age=60' }],
    [{ 'Cache-Control': 'no-cache, No-Store' }],
  ])('is loaded for each page, and the page is for one alone: %o', async (headers) => {
    const { open, close, callsOf } = anEdgeOf(headers);
    for (let view = 1; view <= 3; view += 1) {
      expect(await open()).toBe('private, no-store');
      expect(callsOf('/api/agency/faqs')).toBe(view);
    }
    await close();
  });

  it.each([[{}], [{ 'Cache-Control': 'public, max-age=60' }], [{ 'Cache-Control': 'max-age=60, x-no-storeroom' }]])(
    'is none with other headers: %o',
    async (headers) => {
      const { open, close, callsOf } = anEdgeOf(headers);
      for (let view = 1; view <= 3; view += 1) expect(await open()).toContain('public');
      expect(callsOf('/api/agency/faqs')).toBe(1);
      await close();
    },
  );
});
