import { get, request } from 'node:http';
import { expect } from 'vitest';
import { aBuiltShell } from '../a-built-shell.ts';
import { aBuiltEdge, addressesIn, type RunningEdge, statusOf as statusAt } from '../run-edge.ts';

export interface Cluster extends RunningEdge {
  /** Addresses of the site and of the admin port. */
  readonly site: string;
  readonly admin: string;
  /** Process ids of the workers that have served so far. */
  workers(): readonly number[];
}

/** The longest that tests wait, as the machine may be busy. */
export const PATIENT_OPTIONS = { timeout: 30_000 };

/** Runs the built edge with two workers, for the tests of one file. */
export async function clusterRunner() {
  const root = aBuiltShell();
  const runEdge = await aBuiltEdge();
  const run = (environment: Record<string, string>, args: readonly string[] = ['--workers', '2']) =>
    runEdge(
      root,
      { PORT: '0', ADMIN_PORT: '0', LIVERY_RENDER_DEADLINE_MS: '15000', LIVERY_SHUTDOWN_DELAY_MS: '0', ...environment },
      { options: ['--max-old-space-size=350'], args },
    );
  async function started(environment: Record<string, string>, args?: readonly string[]): Promise<Cluster> {
    const edge = run(environment, args);
    const output = await edge.ready;
    const workers = () =>
      linesOf(edge).flatMap(({ pid, msg }) => (msg?.startsWith('A worker is listening') ? [pid] : []));
    // Each process writes its own lines, so they may not be in the order of events.
    await expect.poll(() => workers().length, PATIENT_OPTIONS).toBe(2);
    return { ...edge, ...addressesIn(output), workers };
  }
  return { run, started };
}

interface Line {
  readonly pid: number;
  readonly msg?: string;
  readonly route?: string;
}

/** The complete lines of its log so far. */
export function linesOf(edge: Pick<RunningEdge, 'log'>): readonly Line[] {
  const completeLines = edge.log().split('\n').slice(0, -1);
  return completeLines.map((line) => JSON.parse(line));
}

/** The status of a page on one of the tests' hosts. */
export const statusOf = (site: string, path = '/faqs', host = 'aurora.example') =>
  statusAt(new URL(path, site), { host, accept: 'text/html' });

/** Whether the site accepts connections. One that goes to a worker that accepts no more gets no response. */
export function takesConnections(site: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(new URL('/healthz', site), { agent: false, signal: AbortSignal.timeout(1000) }, (response) => {
      response.resume();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}

export function purge(admin: string): Promise<number | undefined> {
  const address = new URL('/-/purge?host=aurora.example', admin);
  return new Promise((resolve, reject) => {
    request(address, { method: 'POST', agent: false }, (response) => resolve(response.resume().statusCode))
      .once('error', reject)
      .end();
  });
}

/** The values of a metric, added up over its labels. */
export async function metricValue(admin: string, name: string): Promise<number> {
  const text = await (await fetch(`${admin}/-/metrics`)).text();
  const values = [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'gm'))];
  return values.reduce((sum, [, value]) => sum + Number(value), 0);
}
