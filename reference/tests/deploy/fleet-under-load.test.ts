import { afterEach, describe, expect, it, vi } from 'vitest';
import { missingPrograms, type RunningNginx, startNginx } from '../../../tests/deploy/run-nginx.ts';
import { aBuiltShell } from '../../../tests/edge/a-built-shell.ts';
import { aBuiltEdge } from '../../../tests/edge/run-edge.ts';
import { aFleet, type Fleet, HOST, pageOf } from './a-fleet.ts';
import { loadAtRate } from './load-at-rate.ts';

const REASON = missingPrograms('nginx', 'openssl', 'redis-server');
const PATHS = ['/', '/about', '/faqs', '/?lng=fr', '/about?lng=de', '/faqs?lng=es'];
const PER_SECOND = 200;
/** In milliseconds: each takes fifteen seconds if the machine does nothing else. */
const PATIENT_MS = 180_000;

// The rate isn't checked, because it depends on the machine: one with two idle cores reaches it.
describe.skipIf(REASON !== '')(`edges behind nginx at ${PER_SECOND} requests a second${REASON}`, async () => {
  const root = aBuiltShell();
  const runEdge = await aBuiltEdge();
  let fleet: Fleet;
  let nginx: RunningNginx;
  afterEach(async () => {
    await nginx.stop();
    await fleet.stop();
  }, PATIENT_MS);

  async function underLoad(count: 3 | 4) {
    fleet = await aFleet({ count, root, runEdge });
    nginx = await startNginx(fleet.edges.map(({ address }) => address));
    for (const path of PATHS) await Promise.all(fleet.edges.map((edge) => pageOf(edge, path)));
    return loadAtRate({
      port: nginx.ports.https,
      host: HOST,
      perSecond: PER_SECOND,
      text: `data-tenant="https://${HOST}"`,
      target: (number) => ({
        // One page in fifty was never requested before, so that it must be rendered.
        path: number % 50 === 0 ? `/about?page=${number}` : (PATHS[number % PATHS.length] ?? '/'),
        // nginx caches a copy for each set of cookies: it has none for these, so an edge must send the page.
        cookie: `visitor=${number}`,
      }),
    });
  }

  it('lose no page while Redis, an edge and the API are killed', { timeout: PATIENT_MS }, async () => {
    const load = await underLoad(3);
    const [, secondEdge] = fleet.edges;
    await load.sent(300);
    await fleet.redis.kill();
    await load.sent(800);
    await fleet.redis.start();
    await load.sent(1200);
    await secondEdge.end('SIGKILL');
    await load.sent(1600);
    await secondEdge.start();
    await load.sent(2000);
    await fleet.api.close();
    await load.sent(2600);
    const { failures, sent } = await load.stop();
    expect(failures).toEqual([]);
    expect(sent).toBeGreaterThanOrEqual(2600);
    const byEdges = () => nginx.log().filter(({ cache, status }) => status === 200 && cache !== 'HIT');
    // nginx writes a line after the response has been sent.
    await vi.waitFor(() => expect(byEdges().length).toBeGreaterThanOrEqual(2600), 10_000);
  });

  it('lose no page while all four are restarted, one after the other', { timeout: PATIENT_MS }, async () => {
    const load = await underLoad(4);
    for (const [index, edge] of fleet.edges.entries()) {
      // nginx tries an edge again two seconds after a failure (`fail_timeout`): until then, it doesn't use it.
      await load.sent(500 * (index + 1));
      expect(await edge.end('SIGTERM')).toMatchObject({ code: 0, stdout: expect.not.stringContaining('cut off') });
      await edge.start();
    }
    await load.sent(2500);
    const { failures } = await load.stop();
    expect(failures).toEqual([]);
  });
});
