import { describe, expect, it } from 'vitest';
import { aBuiltShell } from '../a-built-shell.ts';
import { edgeStarter, statusOf } from '../run-edge.ts';

const startEdge = await edgeStarter(aBuiltShell());

describe('the program', () => {
  it('limits the pages of a client behind a proxy, logs it once, and counts the responses', async () => {
    const { site, admin, ended, process } = await startEdge({
      ADMIN_PORT: '0',
      LIVERY_TRUSTED_PROXIES: '127.0.0.1',
      LIVERY_PAGES_PER_MINUTE: '1',
    });
    const statuses = [];
    for (const client of ['203.0.113.7', '203.0.113.7', '198.51.100.1', '203.0.113.7']) {
      statuses.push(await statusOf(`${site}/faqs`, { 'x-forwarded-for': client }));
    }
    expect(statuses).toEqual([200, 429, 200, 429]);
    expect(await (await fetch(`${admin}/-/metrics`)).text()).toMatch(
      /^livery_http_request_duration_seconds_count\{route="page",cache="none",status="429"\} 2$/m,
    );
    process.kill('SIGINT');
    const lines = (await ended).stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ level }) => level === 'warn')).toMatchObject([{ client: '203.0.113.7' }]);
    expect(lines.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});
