import { createSandbox } from '@livery/sandbox/app';
import { describe, expect, it } from 'vitest';
import { aBuiltShell } from '../../../tests/edge/a-built-shell.ts';
import { OPENING_REQUEST } from '../../../tests/edge/an-edge.ts';
import { serveEdge } from '../../../tests/edge/serve-edge.ts';
import { aRenderingEdge } from './a-rendering-edge.ts';

const root = aBuiltShell();
const AT_ONCE = 12;
const OF_ONE = 8;
/** Agencies whose pages aren't rendered until the test allows it. */
const HELD_AGENCIES = ['marigold', 'noir'];

/** A promise that the test resolves. */
function aGate() {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}

/** A sandbox that doesn't respond until it is released. */
function aHeldApi() {
  const sandbox = createSandbox();
  const gate = aGate();
  const startedGate = aGate();
  const calls: string[] = [];
  return {
    calls,
    /** Resolves once the maximum number of pages is being rendered. */
    begun: startedGate.passed,
    release: gate.open,
    async api(request: Request): Promise<Response> {
      calls.push(new URL(request.url).pathname);
      if (calls.filter((path) => path === '/api/agency').length === OF_ONE) startedGate.open();
      await gate.passed;
      return sandbox.fetch(request);
    },
  };
}

/** An edge whose turns are all taken by pages that wait for their remote until it is released. */
function aBusyEdge() {
  const { passed, open: release } = aGate();
  const edge = aRenderingEdge({
    root,
    deadline: 200,
    async renderRemote() {
      await passed;
      return { kind: 'unrendered' };
    },
  });
  const heldResponsePromises = Array.from({ length: AT_ONCE }, async (_, index) =>
    edge.request(`http://${HELD_AGENCIES[index % HELD_AGENCIES.length]}.localhost/login?n=${index}`, OPENING_REQUEST),
  );
  return { edge, release: () => (release(), Promise.all(heldResponsePromises)) };
}

describe('requests for more pages at a time than can be rendered', () => {
  it('get them in turn', async () => {
    const { api, calls, begun, release } = aHeldApi();
    const { open } = await serveEdge(aRenderingEdge({ root }, api));
    const receivedPromises = Array.from({ length: 24 }, async (_, index) =>
      open('aurora.localhost', `/login?n=${index}`),
    );
    await begun;
    expect(calls.filter((path) => path === '/api/agency')).toHaveLength(OF_ONE);
    release();
    for (const { status, body } of await Promise.all(receivedPromises)) {
      expect([status, body.includes('livery-first-view')]).toEqual([200, true]);
    }
  });

  it('get the page as it was built where their turn does not come in time: none is a failure', async () => {
    const { edge, release } = aBusyEdge();
    const response = await edge.request('http://aurora.localhost/login', OPENING_REQUEST);
    const { status, headers } = response;
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=0, s-maxage=1']);
    expect(headers.get('x-livery-tenant')).toBe('http://aurora.localhost');
    const body = await response.text();
    expect(body).toContain('data-tenant="http://aurora.localhost"');
    expect(body).not.toContain('livery-first-view');
    await release();
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['a person', 'http://aurora.localhost/login', { cookie: 'access_token=abc' }, 200],
    ['whoever logs out', 'http://aurora.localhost/logout', {}, 200],
    ['a host without an agency', 'http://nobody.localhost/', {}, 404],
    ['an inactive agency', 'http://dormant.localhost/', {}, 403],
  ])('leave nothing to caches for %s', async (_, address, headers, expected) => {
    const { edge, release } = aBusyEdge();
    const response = await edge.request(address, { headers: { ...OPENING_REQUEST.headers, ...headers } });
    expect([response.status, response.headers.get('cache-control')]).toEqual([expected, 'private, no-store']);
    expect(await response.text()).not.toContain('livery-first-view');
    await release();
  });
});
