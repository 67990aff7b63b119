import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../sandbox/app.ts';
import { aBuiltShell } from './a-built-shell.ts';
import { aRenderingEdge } from './a-rendering-edge.ts';
import { OPENING } from './an-edge.ts';
import { serveEdge } from './serve-edge.ts';

const root = aBuiltShell();
const AT_ONCE = 8;
const MOST = 24;

/** A promise that the test resolves. */
function aGate() {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open: () => open() };
}

/** A sandbox that responds to nothing until it is released. */
function aHeldApi() {
  const sandbox = createSandbox();
  const gate = aGate();
  const begun = aGate();
  const calls: string[] = [];
  return {
    calls,
    /** Once as many pages as may be are being rendered. */
    begun: begun.passed,
    release: gate.open,
    async api(request: Request): Promise<Response> {
      calls.push(new URL(request.url).pathname);
      if (calls.filter((path) => path === '/api/agency').length === AT_ONCE) begun.open();
      await gate.passed;
      return sandbox.fetch(request);
    },
  };
}

describe('requests for more pages at a time than can be rendered', () => {
  it('get them in turn, and the last ones the page as it was built: none is a failure', async () => {
    const { api, calls, begun, release } = aHeldApi();
    const { open } = await serveEdge(aRenderingEdge({ root }, api));
    const received: Awaited<ReturnType<typeof open>>[] = [];
    const lastOnes = aGate();
    const all = Array.from({ length: MOST + 6 }, async (_, index) => {
      received.push(await open('aurora.localhost', `/login?n=${index}`));
      if (received.length === 6) lastOnes.open();
    });
    await Promise.all([lastOnes.passed, begun]);
    expect(calls.filter((path) => path === '/api/agency')).toHaveLength(AT_ONCE);
    for (const { status, headers, body } of received) {
      expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=0, s-maxage=1']);
      expect(headers['x-livery-tenant']).toBe('http://aurora.localhost');
      expect(body).toContain('data-tenant="http://aurora.localhost"');
      expect(body).not.toContain('livery-first-view');
    }
    release();
    await Promise.all(all);
    const inTurn = received.slice(6).filter(({ status, body }) => status === 200 && body.includes('livery-first-view'));
    expect(inTurn).toHaveLength(MOST);
  });

  it('are no failures of a host whose agency is not known yet, either', async () => {
    const { api, release } = aHeldApi();
    const edge = aRenderingEdge({ root, findAgency: async () => undefined }, api);
    const all = Array.from({ length: MOST }, async (_, index) =>
      edge.request(`http://aurora.localhost/login?n=${index}`, OPENING),
    );
    const response = await edge.request('http://slow.localhost/', OPENING);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    release();
    await Promise.all(all);
  });

  it.each<[string, string, Record<string, string>, number]>([
    ['a person', 'http://aurora.localhost/login', { cookie: 'access_token=abc' }, 200],
    ['whoever logs out', 'http://aurora.localhost/logout', {}, 200],
    ['a host without an agency', 'http://nobody.localhost/', {}, 404],
    ['an inactive agency', 'http://dormant.localhost/', {}, 403],
  ])('leave nothing to caches for %s', async (_, address, headers, expected) => {
    const { api, release } = aHeldApi();
    const edge = aRenderingEdge({ root }, api);
    const all = Array.from({ length: MOST }, async (_1, index) =>
      edge.request(`http://aurora.localhost/login?n=${index}`, OPENING),
    );
    const response = await edge.request(address, { headers: { ...OPENING.headers, ...headers } });
    expect([response.status, response.headers.get('cache-control')]).toEqual([expected, 'private, no-store']);
    expect(await response.text()).not.toContain('livery-first-view');
    release();
    await Promise.all(all);
  });
});
