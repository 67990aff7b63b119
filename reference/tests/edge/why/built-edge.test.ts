import { afterEach, expect, it } from 'vitest';
import { issueWhyKey } from '../../../../src/infrastructure/why/why-key.ts';
import { aBuiltShell } from '../../../../tests/edge/a-built-shell.ts';
import { aBuiltEdge, type RunningEdge } from '../../../../tests/edge/run-edge.ts';
import { SECRET } from '../../../../tests/edge/why/why-keys.ts';

const root = aBuiltShell();
const runEdge = await aBuiltEdge();
let runningEdge: RunningEdge | undefined;
afterEach(() => void runningEdge?.process.kill('SIGKILL'));

it('the program and its workers know keys of LIVERY_WHY_KEY, and log none', async () => {
  const settings = { LIVERY_WHY_KEY: SECRET, LIVERY_WORKERS: '2', LIVERY_LOG_LEVEL: 'trace' };
  runningEdge = runEdge(root, { PORT: '0', ...settings });
  const address = /Livery is listening on (\S+)/.exec(await runningEdge.ready)?.[1] ?? '';
  const { key } = await issueWhyKey({ secret: SECRET, host: new URL(address).host, now: Temporal.Now.instant() }, 15);
  for (let time = 1; time <= 4; time += 1) {
    // Each connection may go to another worker.
    const request = (path: string, cookie = '') =>
      fetch(`${address}${path}`, { redirect: 'manual', headers: { cookie, connection: 'close' } });
    const response = await request(`/about?why=${key}`);
    const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect([response.status, response.headers.get('location'), cookie]).toEqual([
      302,
      '/about?why=',
      `livery-why=${key}`,
    ]);
    expect((await request('/livery-why', cookie)).status).toBe(204);
    expect((await request('/livery-why')).status).toBe(403);
    expect((await request(`/about?why=${key}x`)).status).toBe(403);
  }
  runningEdge.process.kill('SIGINT');
  const { code, stdout, stderr } = await runningEdge.ended;
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toContain('"status":302');
  for (const secret of [key, SECRET, 'livery-why']) expect(stdout).not.toContain(secret);
});
