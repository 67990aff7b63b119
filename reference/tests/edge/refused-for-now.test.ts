import { createSandbox } from '@livery/sandbox/app';
import { expect, it } from 'vitest';
import { aBuiltShell } from '../../../tests/edge/a-built-shell.ts';
import { OPENING_REQUEST } from '../../../tests/edge/an-edge.ts';
import { aCachingEdge } from './cache/a-caching-edge.ts';

const root = aBuiltShell();

it.each([
  [404, true],
  [410, true],
  [400, false],
  [403, false],
  [429, false],
  [500, false],
])('a page one of whose calls is refused with %i is shared: %s', async (status, isShared) => {
  const sandbox = createSandbox();
  const { edge, close } = aCachingEdge(root, async (request) => {
    const url = new URL(request.url);
    if (url.pathname === '/api/agency/faqs') url.searchParams.set('fault', `${status}`);
    return sandbox.fetch(new Request(url, request));
  });
  const response = await edge.request('http://aurora.localhost/faqs', { headers: OPENING_REQUEST.headers });
  expect(await response.text()).toContain('livery-first-view');
  expect(response.headers.get('cache-control')?.startsWith('public')).toBe(isShared);
  await close();
});

it.each(['7', 'null', '"text"'])('a page whose response is malformed is not shared: %s', async (text) => {
  const sandbox = createSandbox();
  const { edge, close } = aCachingEdge(root, async (request) =>
    new URL(request.url).pathname === '/api/agency/faqs'
      ? new Response(text, { headers: { 'Content-Type': 'application/json' } })
      : sandbox.fetch(request),
  );
  const response = await edge.request('http://aurora.localhost/faqs', { headers: OPENING_REQUEST.headers });
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
  await close();
});
