import { get, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import type { EndedEdge, RunningEdge } from '../../../tests/edge/run-edge.ts';
import { anyFreePort, aRedis, type TestRedis } from '../../../tests/support/edge/a-redis.ts';
import { startServer, type TestServer } from '../../../tests/support/http/test-server.ts';
import { aMarkingApi, markOf } from '../edge/cache/a-marking-api.ts';

/** A server of the edge: a separate process that can be stopped and started again at the same address. */
export interface FleetEdge {
  /** Such as `127.0.0.1:8081`. */
  readonly address: string;
  readonly admin: string;
  /** Resolves once it serves requests. */
  start(environment?: Record<string, string>): Promise<void>;
  /** Resolves once it has ended. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<EndedEdge>;
  signal(name: 'SIGWINCH'): void;
}

type Edges = readonly [FleetEdge, FleetEdge, FleetEdge, ...FleetEdge[]];

/** Several edges that share a Redis and call one API, both run by this process. */
export interface Fleet {
  /** Three or more. */
  readonly edges: Edges;
  readonly redis: TestRedis;
  readonly api: TestServer;
  /** The number of API calls for a path. */
  callsOf(path: string): number;
  stop(): Promise<void>;
}

type RunEdge = (root: string, environment?: Record<string, string>) => RunningEdge;

interface Options {
  readonly count: 3 | 4;
  readonly root: string;
  readonly runEdge: RunEdge;
  readonly environment?: Record<string, string>;
}

/** For pages on a busy machine, in milliseconds. */
const DEADLINE_MS = '15000';
const CLOCK = fileURLToPath(new URL('hour-on-signal.mjs', import.meta.url));
/** Advances a process's clock by an hour at each SIGWINCH, and by `HOURS_LATER` from the start. */
export const WITH_MOVED_CLOCK = { NODE_OPTIONS: `--import ${CLOCK}` };

/** Starts Redis, the API and the edges. */
export async function aFleet({ count, root, runEdge, environment = {} }: Options): Promise<Fleet> {
  const redis = await aRedis();
  await redis.start();
  const respond = getRequestListener(aMarkingApi().api);
  const api = await startServer((...call) => void respond(...call));
  const sharedSettings = {
    LIVERY_API_URL: api.url,
    LIVERY_REDIS_URL: redis.url,
    LIVERY_TRUSTED_PROXIES: '127.0.0.1',
    LIVERY_RENDER_DEADLINE_MS: DEADLINE_MS,
    LIVERY_SHUTDOWN_DELAY_MS: '0',
    // All visitors of a test have one address.
    LIVERY_PAGES_PER_MINUTE: '0',
    ...environment,
  };
  const edges: FleetEdge[] = [];
  for (let index = 0; index < count; index += 1) {
    const ports = { PORT: String(await anyFreePort()), ADMIN_PORT: String(await anyFreePort()) };
    edges.push(anEdge((more) => runEdge(root, { ...sharedSettings, ...ports, ...more }), ports));
  }
  await Promise.all(edges.map((edge) => edge.start()));
  return {
    edges: edges as readonly FleetEdge[] as Edges,
    redis,
    api,
    callsOf: (path) => api.requests.filter((call) => call.url?.split('?')[0] === path).length,
    async stop() {
      await Promise.all(edges.map((edge) => edge.end('SIGKILL')));
      await Promise.all([redis.remove(), api.close()]);
    },
  };
}

function anEdge(
  run: (environment: Record<string, string>) => RunningEdge,
  { PORT, ADMIN_PORT }: Record<'PORT' | 'ADMIN_PORT', string>,
): FleetEdge {
  let runningEdge: RunningEdge | undefined;
  return {
    address: `127.0.0.1:${PORT}`,
    admin: `http://127.0.0.1:${ADMIN_PORT}`,
    async start(environment = {}) {
      runningEdge = run(environment);
      await runningEdge.ready;
    },
    async end(signal) {
      runningEdge?.process.kill(signal);
      return (await runningEdge?.ended) ?? { code: null, stdout: '', stderr: '' };
    },
    signal: (name) => void runningEdge?.process.kill(name),
  };
}

export const HOST = 'aurora.example';
/** Part of each page with content from the API. */
export const PAGE_MARK = markOf(`https://${HOST}`);

/** The status and text of a page, in the form in which an edge sends it to a proxy with https. */
export function pageOf({ address }: Pick<FleetEdge, 'address'>, path: string, host = HOST): Promise<string> {
  const headers = {
    host,
    accept: 'text/html',
    'accept-encoding': 'identity',
    'x-forwarded-proto': 'https',
  };
  return new Promise((resolve, reject) => {
    get(`http://${address}${path}`, { headers, agent: false }, (response) => {
      let text = `${response.statusCode} `;
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      response.on('end', () => resolve(text));
    }).once('error', reject);
  });
}

/** Purges the host on one server; returns the status of the response. */
export function purge({ admin }: Pick<FleetEdge, 'admin'>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const address = new URL(`/-/purge?host=${HOST}`, admin);
    request(address, { method: 'POST', agent: false }, (response) => resolve(response.resume().statusCode))
      .once('error', reject)
      .end();
  });
}
