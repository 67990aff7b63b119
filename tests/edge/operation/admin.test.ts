import { describe, expect, it } from 'vitest';
import { adminRoutes } from '../../../src/edge/operation/admin.ts';
import { createMetrics } from '../../../src/edge/operation/metrics.ts';
import { createReadiness } from '../../../src/edge/operation/readiness.ts';

const VERSION = { version: '1.2.3', commit: 'abc', builtAt: '2026-02-03T04:05:06.000Z', contract: 1 };

function anAdmin() {
  const [readiness, metrics] = [createReadiness(), createMetrics()];
  const purged: string[] = [];
  const purge = async (tenant: string): Promise<void> => void purged.push(tenant);
  return { admin: adminRoutes({ readiness, version: VERSION, metrics, purge }), readiness, metrics, purged };
}

describe('the admin port', () => {
  it('is healthy whether it is ready or not', async () => {
    const { admin, readiness } = anAdmin();
    for (const step of [readiness.open, readiness.drain]) {
      expect((await admin.request('/-/health')).status).toBe(200);
      step();
    }
    expect((await admin.request('/-/health')).status).toBe(200);
  });

  it('is ready once the server listens and until it shuts down, and gives the reason where it is not', async () => {
    const { admin, readiness } = anAdmin();
    const ready = async () => {
      const response = await admin.request('/-/ready');
      return [response.status, await response.text()];
    };
    expect(await ready()).toEqual([503, 'The server is starting.\n']);
    readiness.open();
    expect(await ready()).toEqual([200, 'ready\n']);
    readiness.drain();
    readiness.open();
    expect(await ready()).toEqual([503, 'The server is shutting down.\n']);
  });

  it('tells its version', async () => {
    expect(await (await anAdmin().admin.request('/-/version')).json()).toEqual(VERSION);
  });

  it('gives metrics in Prometheus’ text format', async () => {
    const { admin, metrics } = anAdmin();
    metrics.responseSent({ route: 'page', status: 200, cache: 'hit', seconds: 0.002 });
    metrics.callEnded({ path: '/api/agency', outcome: 'ok', seconds: 0.2 });
    metrics.cacheRead('redis', 'miss');
    metrics.watchQueue(() => 7);
    const response = await admin.request('/-/metrics');
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await response.text();
    for (const line of [
      'livery_http_request_duration_seconds_bucket{le="0.005",route="page",cache="hit",status="200"} 1',
      'livery_api_call_duration_seconds_count{path="/api/agency",outcome="ok"} 1',
      'livery_cache_reads_total{tier="redis",result="miss"} 1',
      'livery_tenant_mismatches_total 0',
      'livery_render_queue 7',
    ]) {
      expect(text).toContain(line);
    }
    for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_seconds']) expect(text).toContain(name);
  });

  it('purges a host, with both schemes and in any spelling', async () => {
    const { admin, purged } = anAdmin();
    const response = await admin.request('/-/purge?host=Aurora.Example.', { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([200, { purged }]);
    expect(purged).toEqual(['http://aurora.example', 'https://aurora.example']);
  });

  it.each(['', '?host=', '?host=a%20b', '?host=https://aurora.example'])('refuses to purge “%s”', async (query) => {
    const { admin, purged } = anAdmin();
    const response = await admin.request(`/-/purge${query}`, { method: 'POST' });
    expect([response.status, await response.json()]).toEqual([400, { error: expect.stringContaining('Name a host') }]);
    expect(purged).toEqual([]);
  });

  it('says that the port belongs to the tenant, and purges that of the port alone', async () => {
    const { admin, purged } = anAdmin();
    const { error } = await (await admin.request('/-/purge', { method: 'POST' })).json();
    expect(error).toMatch(/with its port where that is neither 80 nor 443: it belongs to the tenant\.$/);
    await admin.request('/-/purge?host=aurora.example:8443', { method: 'POST' });
    expect(purged).toEqual(['http://aurora.example:8443', 'https://aurora.example:8443']);
  });

  it('refuses what a page in an operator’s browser requests, and anything else', async () => {
    const { admin, purged } = anAdmin();
    const headers = { origin: 'https://evil.example' };
    expect((await admin.request('/-/purge?host=a.example', { method: 'POST', headers })).status).toBe(403);
    expect((await admin.request('/-/purge?host=a.example')).status).toBe(404);
    expect((await admin.request('/')).status).toBe(404);
    expect(purged).toEqual([]);
  });

  it.each<[string, number]>([
    ['rebound.example', 421],
    ['livery.attacker.com:9100', 421],
    ['127.0.0.1:9100', 200],
    ['[::1]:9100', 200],
    ['localhost:9100', 200],
    ['livery-edge:9100', 200],
    ['livery.default.svc.cluster.local:9100', 200],
  ])('responds at addresses and private names, not at any that a web page may have: %s', async (host, status) => {
    expect((await anAdmin().admin.request(`http://${host}/-/version`)).status).toBe(status);
  });
});
