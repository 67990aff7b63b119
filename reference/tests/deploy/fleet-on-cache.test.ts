import { afterEach, describe, expect, it } from 'vitest';
import { missingPrograms } from '../../../tests/deploy/run-nginx.ts';
import { aBuiltShell } from '../../../tests/edge/a-built-shell.ts';
import { aBuiltEdge } from '../../../tests/edge/run-edge.ts';
import { inRedis } from '../../../tests/support/edge/a-fleet.ts';
import { aFleet, type Fleet, PAGE_MARK, pageOf, purge, WITH_MOVED_CLOCK } from './a-fleet.ts';

const REASON = missingPrograms('redis-server');
const PATHS = ['/', '/about', '/faqs'];
/** The calls that all pages need, and those that each of two pages needs. */
const CALLS = ['/api/agency', '/api/agency/languages', '/api/agency/about-us', '/api/agency/faqs'];
/** For events that another process must receive. */
const PATIENT_OPTIONS = { timeout: 15_000 };

describe.skipIf(REASON !== '')(`edges that share a cache${REASON}`, { timeout: 60_000 }, async () => {
  const root = aBuiltShell();
  const runEdge = await aBuiltEdge();
  let fleet: Fleet;
  afterEach(() => fleet.stop());

  const startFleet = async (count: 3 | 4, environment: Record<string, string> = {}) => {
    fleet = await aFleet({ count, root, runEdge, environment });
    return fleet;
  };
  const everyPage = (host?: string) =>
    Promise.all(fleet.edges.flatMap((edge) => PATHS.map((path) => pageOf(edge, path, host))));
  const whole = expect.stringMatching(new RegExp(`^200 [^]*${PAGE_MARK}`));
  const ALL = Array.from({ length: 3 * PATHS.length }, () => whole);

  it('show an API that died an hour ago on each page, and after all of them were restarted', async () => {
    const { edges, api } = await startFleet(3, WITH_MOVED_CLOCK);
    // Each page is cached by one of them, and by Redis.
    const [firstEdge, secondEdge, thirdEdge] = edges;
    const pagesBefore = [pageOf(firstEdge, '/'), pageOf(secondEdge, '/about'), pageOf(thirdEdge, '/faqs')];
    expect(await Promise.all(pagesBefore)).toEqual([whole, whole, whole]);
    await api.close();
    for (const edge of edges) edge.signal('SIGWINCH');
    expect(await everyPage()).toEqual(ALL);
    await Promise.all(edges.map((edge) => edge.end('SIGKILL')));
    await Promise.all(edges.map((edge) => edge.start({ HOURS_LATER: '1' })));
    expect(await everyPage()).toEqual(ALL);
  });

  it('show them also where Redis comes back empty while the API is dead', async () => {
    const { api, redis } = await startFleet(3);
    expect(await everyPage()).toEqual(ALL);
    await redis.kill();
    await api.close();
    await redis.start();
    const listeners = () => inRedis(redis.url, (connection) => connection.pubsub('NUMSUB', 'livery:1:changes'));
    await expect.poll(listeners, PATIENT_OPTIONS).toEqual(['livery:1:changes', 3]);
    expect(await everyPage()).toEqual(ALL);
  });

  it('call the API once for a thousand visitors of four of them at a time', async () => {
    const { edges, callsOf } = await startFleet(4);
    // If a call takes seconds, another process makes it too: so their code is compiled beforehand.
    await everyPage('boreal.example');
    const callsBefore = CALLS.map(callsOf);
    const visits = Array.from({ length: 250 }, (_, number) =>
      edges.map((edge) => pageOf(edge, PATHS[number % 3] ?? '/')),
    );
    for (const page of await Promise.all(visits.flat())) expect(page).toMatch(/^200 /);
    expect(CALLS.map(callsOf)).toEqual(callsBefore.map((count) => count + 1));
  });

  it('are all purged by one of them', async () => {
    const { edges, callsOf } = await startFleet(3);
    expect(await everyPage()).toEqual(ALL);
    expect(callsOf('/api/agency/faqs')).toBe(1);
    expect(await purge(edges[1])).toBe(200);
    // Each call was repeated by one of them: the others may be notified a moment later.
    await expect.poll(() => everyPage().then(() => callsOf('/api/agency/faqs')), PATIENT_OPTIONS).toBe(2);
    for (const edge of edges) expect(await pageOf(edge, '/faqs')).toEqual(whole);
    expect(callsOf('/api/agency/faqs')).toBe(2);
  });
});
