import { afterEach, describe, expect, it, vi } from 'vitest';
import { aHoldingApi } from '../operation/a-holding-api.ts';
import type { RunningEdge } from '../run-edge.ts';
import { clusterRunner, linesOf, PATIENT_OPTIONS, statusOf, takesConnections } from './a-cluster.ts';

// A cluster has three processes, two of which start one after the other.
vi.setConfig({ testTimeout: 60_000 });
const { run, started } = await clusterRunner();
let runningEdge: RunningEdge | undefined;
afterEach(() => void runningEdge?.process.kill('SIGKILL'));

describe('the primary process', () => {
  it('has its workers finish what is under way on SIGTERM, even where a group of processes gets it', async () => {
    const api = await aHoldingApi();
    const cluster = await started({ LIVERY_API_URL: api.url });
    runningEdge = cluster;
    const { process: primary, ended, site, workers } = cluster;
    const pages = Array.from({ length: 6 }, () => statusOf(site));
    // Each worker calls the API once for all of its pages.
    await expect.poll(() => api.held.length, PATIENT_OPTIONS).toBeGreaterThanOrEqual(2);
    for (const pid of workers()) process.kill(pid, 'SIGTERM');
    primary.kill('SIGTERM');
    await expect.poll(() => takesConnections(site), PATIENT_OPTIONS).toBe(false);
    api.release();
    expect(await Promise.all(pages)).toEqual(Array(6).fill(404));
    expect((await ended).code).toBe(0);
  });

  it('is no longer ready on SIGTERM while its workers serve on; a second signal ends them all at once', async () => {
    const cluster = await started({ LIVERY_API_URL: 'https://api.example', LIVERY_SHUTDOWN_DELAY_MS: '60000' });
    runningEdge = cluster;
    const { process: primary, ended, site, admin } = cluster;
    primary.kill('SIGTERM');
    const readiness = async () => (await fetch(`${admin}/-/ready`)).text();
    await expect.poll(readiness, PATIENT_OPTIONS).toBe('The server is shutting down.\n');
    const statuses = await Promise.all(Array.from({ length: 6 }, () => statusOf(site, '/healthz')));
    expect([...statuses, (await fetch(`${admin}/-/health`)).status]).toEqual(Array(7).fill(200));
    primary.kill('SIGTERM');
    // The output is closed only when the workers have ended, too.
    expect(await ended).toMatchObject({ code: 1, stdout: expect.stringContaining('SIGTERM again') });
  });

  it('is outlived by no worker', async () => {
    const cluster = await started({ LIVERY_API_URL: 'https://api.example' });
    cluster.process.kill('SIGKILL');
    const { stdout } = await cluster.ended;
    expect(stdout.match(/The primary process is gone: this worker ends\./g)).toHaveLength(2);
  });

  it('gives up where workers end as soon as they start', async () => {
    const crash = "import cluster from 'node:cluster'; if (cluster.isWorker) process.exit(7);";
    runningEdge = run({
      NODE_OPTIONS: `--import ${JSON.stringify(`data:text/javascript,${encodeURIComponent(crash)}`)}`,
    });
    expect((await runningEdge.ended).code).toBe(1);
    const messages = linesOf(runningEdge).flatMap(({ msg }) => (msg?.includes('worker') ? [msg] : []));
    expect(messages.filter((message) => message.startsWith('A worker ended unexpectedly'))).toHaveLength(4);
    expect(messages.at(-1)).toBe('5 workers ended soon after their start: the server ends.');
  });
});
