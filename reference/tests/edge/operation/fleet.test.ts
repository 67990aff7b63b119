import { get, request } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBuiltShell } from '../../../../tests/edge/a-built-shell.ts';
import { aBuiltEdge, fatalIn, messagesIn, type RunningEdge, refusalOf } from '../../../../tests/edge/run-edge.ts';
import { aTenant } from '../../../../tests/support/data/some-tenants.ts';
import { anyFreePort, aRedis, type TestRedis, WITHOUT_REDIS } from '../../../../tests/support/edge/a-redis.ts';
import { aServer } from '../../../../tests/support/http/test-server.ts';
import { aMarkingApi, markOf } from '../cache/a-marking-api.ts';

const root = aBuiltShell();
const runEdge = await aBuiltEdge();
let runningEdges: RunningEdge[] = [];
afterEach(() => {
  for (const { process } of runningEdges) process.kill('SIGKILL');
  runningEdges = [];
});

/** The maximum time that tests wait, because the machine may be busy. */
const PATIENT_OPTIONS = { timeout: 15_000 };
const AURORA = aTenant('http://aurora.example');

async function startEdge(environment: Record<string, string>) {
  const edge = runEdge(root, { PORT: '0', ADMIN_PORT: '0', LIVERY_RENDER_DEADLINE_MS: '15000', ...environment });
  runningEdges.push(edge);
  const output = await edge.ready;
  const addressAfter = (text: string) => new RegExp(`${text} is listening on (\\S+)`).exec(output)?.[1] ?? '';
  return { ...edge, output, site: addressAfter('Livery'), admin: addressAfter('The admin port') };
}

/** `fetch` can't set the Host header. */
function openPage(site: string, path = '/faqs'): Promise<string> {
  const headers = { host: 'aurora.example', accept: 'text/html', 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    get(new URL(path, site), { headers, agent: false }, (response) => {
      let text = `${response.statusCode} `;
      response.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      response.on('end', () => resolve(text));
    }).once('error', reject);
  });
}

function purge(admin: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const address = new URL('/-/purge?host=aurora.example', admin);
    request(address, { method: 'POST', agent: false }, (response) => resolve(response.resume().statusCode))
      .once('error', reject)
      .end();
  });
}

async function anApi() {
  const marking = aMarkingApi();
  const respond = getRequestListener(marking.api);
  const { url, requests } = await aServer((...call) => void respond(...call));
  return { url, callsOf: (path: string) => requests.filter((call) => call.url?.split('?')[0] === path).length };
}

describe.skipIf(WITHOUT_REDIS !== '')(`servers with LIVERY_REDIS_URL${WITHOUT_REDIS}`, () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await aRedis();
    await redis.start();
  });
  afterAll(() => redis.remove());

  it('call the API once for all of them, and are purged together, their pages too', async () => {
    const api = await anApi();
    const environment = { LIVERY_API_URL: api.url, LIVERY_REDIS_URL: redis.url, LIVERY_SHUTDOWN_DELAY_MS: '0' };
    const edges = await Promise.all([startEdge(environment), startEdge(environment)]);
    const pages = await Promise.all(edges.flatMap(({ site }) => [openPage(site), openPage(site)]));
    for (const page of pages) {
      expect(page).toMatch(/^200 /);
      expect(page).toContain(markOf(AURORA));
    }
    expect([api.callsOf('/api/agency'), api.callsOf('/api/agency/faqs')]).toEqual([1, 1]);
    // Pages are cached for longer than this takes: only a purge makes the edge render them again.
    expect(await purge(edges[0].admin)).toBe(200);
    await expect.poll(() => openPage(edges[1].site).then(() => api.callsOf('/api/agency')), PATIENT_OPTIONS).toBe(2);
    await openPage(edges[0].site);
    expect([api.callsOf('/api/agency'), api.callsOf('/api/agency/faqs')]).toEqual([2, 2]);
    for (const { process, ended } of edges) {
      process.kill('SIGTERM');
      expect((await ended).code).toBe(0);
    }
  });

  it('serve on while Redis is killed', async () => {
    const api = await anApi();
    const { site } = await startEdge({ LIVERY_API_URL: api.url, LIVERY_REDIS_URL: redis.url });
    const paths = ['/faqs', '/about', '/', '/faqs?lng=fr', '/about?lng=fr', '/?lng=fr'];
    const firstPages = paths.slice(0, 3).map((path) => openPage(site, path));
    await redis.kill();
    const pages = await Promise.all([...firstPages, ...paths.slice(3).map((path) => openPage(site, path))]);
    expect(pages.map((page) => page.slice(0, 3))).toEqual(paths.map(() => '200'));
    await redis.start();
  });
});

describe('a server whose LIVERY_REDIS_URL', () => {
  it('leads nowhere starts, warns once and serves', async () => {
    const api = await anApi();
    const address = `redis://:secret@127.0.0.1:${await anyFreePort()}`;
    const { site, output, process, ended } = await startEdge({
      LIVERY_API_URL: api.url,
      LIVERY_REDIS_URL: address,
      LIVERY_SHUTDOWN_DELAY_MS: '0',
    });
    expect(output).toContain('Redis can’t be reached: this process caches for itself until it can.');
    expect(await openPage(site)).toContain(markOf(AURORA));
    await openPage(site, '/about');
    expect(api.callsOf('/api/agency')).toBe(1);
    process.kill('SIGTERM');
    const { code, stdout } = await ended;
    expect(code).toBe(0);
    expect(messagesIn(stdout).filter((message) => message.startsWith('Redis'))).toHaveLength(1);
    expect(stdout).not.toContain('secret');
  });

  it('is no address is not started', async () => {
    const edge = runEdge(root, { PORT: '0', LIVERY_REDIS_URL: 'http://:secret@cache.example' });
    runningEdges.push(edge);
    const { code, stdout, stderr } = await edge.ended;
    const sentence =
      'LIVERY_REDIS_URL is no address of a Redis server: give one such as redis://cache.example:6379 or rediss://user:password@cache.example/0.';
    expect([code, stderr, fatalIn(stdout)]).toEqual([2, `${sentence}\n`, refusalOf(sentence)]);
  });
});
