import { describe, expect, it } from 'vitest';
import { aServer } from '../../support/http/test-server.ts';
import { aBuiltShell } from '../a-built-shell.ts';
import { edgeStarter, statusOf } from '../run-edge.ts';
import { aHoldingApi } from './a-holding-api.ts';

const start = await edgeStarter(aBuiltShell());
const startEdge = (environment: Record<string, string>) => start({ ADMIN_PORT: '0', ...environment });
const PATIENT_OPTIONS = { timeout: 15_000 };

describe('the server on SIGTERM', () => {
  it('is no longer ready but goes on to serve until load balancers have noticed; a second signal ends it at once', async () => {
    const { process, ended, site, admin } = await startEdge({ LIVERY_SHUTDOWN_DELAY_MS: '60000' });
    expect(await statusOf(`${admin}/-/ready`)).toBe(200);
    process.kill('SIGTERM');
    await expect.poll(() => statusOf(`${admin}/-/ready`), PATIENT_OPTIONS).toBe(503);
    expect([await statusOf(`${site}/healthz`), await statusOf(`${admin}/-/health`)]).toEqual([200, 200]);
    process.kill('SIGTERM');
    expect(await ended).toMatchObject({ code: 1, stdout: expect.stringContaining('SIGTERM again') });
  });

  it('finishes the requests under way', async () => {
    const api = await aHoldingApi();
    const { process, ended, site } = await startEdge({
      LIVERY_API_URL: api.url,
      LIVERY_SHUTDOWN_DELAY_MS: '0',
      LIVERY_RENDER_DEADLINE_MS: '20000',
    });
    const page = statusOf(`${site}/`);
    await expect.poll(() => api.held.length, PATIENT_OPTIONS).toBeGreaterThan(0);
    process.kill('SIGTERM');
    await expect.poll(() => statusOf(`${site}/healthz`).catch(() => 'refused'), PATIENT_OPTIONS).toBe('refused');
    api.release();
    expect(await page).toBe(404);
    expect((await ended).code).toBe(0);
  });

  it('ends requests that take too long', async () => {
    const api = await aServer(() => undefined);
    const { process, ended, site } = await startEdge({
      LIVERY_API_URL: api.url,
      LIVERY_SHUTDOWN_DELAY_MS: '0',
      LIVERY_SHUTDOWN_TIMEOUT_MS: '100',
      LIVERY_RENDER_DEADLINE_MS: '20000',
    });
    const page = statusOf(`${site}/`).catch(() => 'cut off');
    await expect.poll(() => api.requests.length, PATIENT_OPTIONS).toBeGreaterThan(0);
    process.kill('SIGTERM');
    expect(await page).toBe('cut off');
    expect(await ended).toMatchObject({ code: 0, stdout: expect.stringContaining('still under way') });
  });
});
