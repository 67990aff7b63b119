import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  clusterRunner,
  linesOf,
  metricValue,
  PATIENT_OPTIONS,
  purge,
  statusOf,
} from '../../../../tests/edge/cluster/a-cluster.ts';
import { aHoldingApi } from '../../../../tests/edge/operation/a-holding-api.ts';
import { fatalIn, type RunningEdge, refusalOf } from '../../../../tests/edge/run-edge.ts';
import { aServer } from '../../../../tests/support/http/test-server.ts';
import { aMarkingApi } from '../cache/a-marking-api.ts';

// A cluster has three processes, two of which start one after the other.
vi.setConfig({ testTimeout: 60_000 });
const { run, started } = await clusterRunner();
let runningEdge: RunningEdge | undefined;
afterEach(() => void runningEdge?.process.kill('SIGKILL'));

async function anApi() {
  const respond = getRequestListener(aMarkingApi().api);
  const { url, requests } = await aServer((...call) => void respond(...call));
  return { url, callsOf: (path: string) => requests.filter((call) => call.url?.split('?')[0] === path).length };
}

const TEN_ITEMS = Array.from({ length: 10 });
const tenPages = (site: string) => Promise.all(TEN_ITEMS.map(() => statusOf(site)));

describe('two workers', () => {
  it('share a port; their figures are added up and a purge reaches both', async () => {
    const api = await anApi();
    const cluster = await started({ LIVERY_API_URL: api.url });
    runningEdge = cluster;
    const { site, admin, workers } = cluster;
    expect(new Set(await tenPages(site))).toEqual(new Set([200]));
    expect(workers()).toHaveLength(2);
    // Without Redis each worker has a separate cache.
    expect(api.callsOf('/api/agency')).toBe(2);
    expect(await metricValue(admin, 'livery_http_request_duration_seconds_count')).toBe(10);
    expect(await metricValue(admin, 'livery_workers')).toBe(2);
    expect(await metricValue(admin, 'primary_process_resident_memory_bytes')).toBeGreaterThan(0);

    expect(await purge(admin)).toBe(200);
    await tenPages(site);
    expect(api.callsOf('/api/agency')).toBe(4);
    const servedBy = () => new Set(linesOf(cluster).flatMap(({ route, pid }) => (route === 'page' ? [pid] : [])));
    await expect.poll(servedBy, PATIENT_OPTIONS).toEqual(new Set(workers()));
    for (const path of ['health', 'ready', 'version']) expect((await fetch(`${admin}/-/${path}`)).status).toBe(200);
  });

  it.skipIf(!existsSync('/proc'))('have the limit of the heap that the primary process was started with', async () => {
    const cluster = await started({ LIVERY_WORKERS: '2', LIVERY_API_URL: 'https://api.example' }, []);
    runningEdge = cluster;
    for (const pid of cluster.workers()) {
      expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toContain('--max-old-space-size=350');
    }
  });

  it('serve on where one of them is killed, which is replaced', async () => {
    const api = await aHoldingApi();
    const cluster = await started({ LIVERY_API_URL: api.url });
    runningEdge = cluster;
    const { site, admin, workers } = cluster;
    const [killed = 0, otherCount = 0] = workers();
    const underWay: Promise<number | undefined>[] = [];
    // One after another, each with a separate call: otherwise a slow worker would leave all calls to the other.
    for (const index of TEN_ITEMS.keys()) {
      underWay.push(statusOf(site, '/', `agency-${index}.example`));
      // oxlint-disable-next-line no-await-in-loop
      await expect.poll(() => api.held.length, PATIENT_OPTIONS).toBeGreaterThan(index);
    }
    process.kill(killed, 'SIGKILL');
    api.release();
    const settledResults = await Promise.allSettled(underWay);
    expect(settledResults).toContainEqual({ status: 'fulfilled', value: 404 });
    await expect.poll(() => metricValue(admin, 'livery_workers_lost_total'), PATIENT_OPTIONS).toBe(1);
    expect(new Set(await tenPages(site))).toEqual(new Set([404]));
    await expect.poll(() => metricValue(admin, 'livery_workers'), PATIENT_OPTIONS).toBe(2);
    await expect.poll(workers, PATIENT_OPTIONS).toEqual([killed, otherCount, expect.any(Number)]);
    expect(new Set(await tenPages(site))).toEqual(new Set([404]));
  });
});

describe('npm run serve -- --workers 2 refuses, once and with exit code 2,', () => {
  it('settings and arguments that can’t be used', async () => {
    runningEdge = run({ PORT: 'x' }, ['--workers', '0', '--fast']);
    const { code, stdout, stderr } = await runningEdge.ended;
    const sentences = stderr.trimEnd().split('\n');
    expect([code, sentences.map((line) => line.split(' ')[0])]).toEqual([2, ['--workers', '--fast', 'PORT']]);
    expect(fatalIn(stdout)).toEqual(refusalOf(...sentences));
  });

  it('a port that is taken', async () => {
    const otherServer = createServer();
    const port = await new Promise<number>((resolve) => {
      otherServer.listen(0, '127.0.0.1', () => resolve((otherServer.address() as { port: number }).port));
    });
    runningEdge = run({ PORT: String(port) });
    const { code, stdout, stderr } = await runningEdge.ended;
    expect([code, stderr]).toEqual([2, expect.stringMatching(new RegExp(`^Port ${port} of 127.0.0.1 is taken.*\n$`))]);
    // The worker that couldn't listen reports it; the primary process ends with its code.
    expect(fatalIn(stdout)).toEqual(refusalOf(stderr.trimEnd()));
    otherServer.close();
  });
});
