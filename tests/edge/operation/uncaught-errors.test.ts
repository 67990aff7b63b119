import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aServer } from '../../support/http/test-server.ts';
import { aBuiltShell } from '../a-built-shell.ts';
import { edgeStarter, statusOf } from '../run-edge.ts';
import { aHoldingApi } from './a-holding-api.ts';

const root = aBuiltShell();
const startEdge = await edgeStarter(root);

const SECRETS = ['ana.silva@mail.example', 'secret-token-value-1234', 'secret-query'];
const MESSAGE = `no ${SECRETS[0]} ${SECRETS[1]} at /a?q=${SECRETS[2]}\\n    at ${SECRETS[0]}`;
const PATIENT_OPTIONS = { timeout: 15_000 };

/** A server that runs the given statement, which fails, at SIGWINCH. */
async function startFailing(statement: string, environment: Record<string, string> = {}) {
  const hook = join(root, 'hook.mjs');
  writeFileSync(hook, `process.on('SIGWINCH', () => { ${statement} })`);
  const edge = await startEdge({ NODE_OPTIONS: `--import ${hook}`, ...environment });
  return { ...edge, address: edge.site, fail: () => edge.process.kill('SIGWINCH') };
}

describe('an error that is not caught', () => {
  it.each([
    ['an error', `throw new TypeError("${MESSAGE}")`, { type: 'TypeError' }],
    ['a rejection', `Promise.reject(new RangeError("${MESSAGE}"))`, { type: 'RangeError' }],
    ['a rejection with a text', `Promise.reject("${MESSAGE}")`, expect.stringContaining('no [e-mail]')],
    ['a rejection with nothing', 'Promise.reject()', 'undefined'],
    ['something without a text', 'throw Object.create(null)', 'object'],
    ['0', 'throw 0', '0'],
  ])('ends the process with one line that says so, and code 1: %s', async (_, statement, expected) => {
    const { fail, ended } = await startFailing(statement);
    fail();
    const { code, stdout, stderr } = await ended;
    expect([code, stderr]).toEqual([1, '']);
    const lines = stdout.trim().split('\n');
    const fatal = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'fatal');
    expect(fatal).toMatchObject([{ msg: 'An error was not caught: the server ends.', err: expected }]);
    for (const secret of SECRETS) expect(stdout).not.toContain(secret);
  });

  it.each(['throw new Error', 'Promise.reject'])('is a line for people, too: %s', async (statement) => {
    const { fail, ended } = await startFailing(`${statement}("${MESSAGE}")`, { LIVERY_LOG_FORMAT: 'text' });
    fail();
    const { code, stdout } = await ended;
    expect([code, stdout]).toEqual([1, expect.stringMatching(/FATAL.*An error was not caught: the server ends\./)]);
    for (const secret of SECRETS) expect(stdout).not.toContain(secret);
  });

  it('is a line and no more where remotes are rendered here and a promise is rejected', async () => {
    const {
      fail,
      ended,
      address,
      process: server,
    } = await startFailing(`Promise.reject(new Error("${MESSAGE}"))`, {
      LIVERY_RENDER_REMOTES: 'blog',
    });
    fail();
    expect(await statusOf(`${address}/healthz`)).toBe(200);
    server.kill('SIGTERM');
    const { code, stdout } = await ended;
    const lines = stdout.trim().split('\n');
    const errors = lines.map((line) => JSON.parse(line)).filter(({ level }) => ['error', 'fatal'].includes(level));
    const line = { level: 'error', msg: 'A promise was rejected, and nobody handled that.', err: { type: 'Error' } };
    expect([code, errors]).toMatchObject([0, [line]]);
    for (const secret of SECRETS) expect(stdout).not.toContain(secret);
  });

  it('lets requests under way end', async () => {
    const api = await aHoldingApi();
    const { fail, ended, address } = await startFailing('throw new Error("broken")', {
      LIVERY_API_URL: api.url,
      LIVERY_RENDER_DEADLINE_MS: '20000',
    });
    const page = statusOf(`${address}/`);
    await expect.poll(() => api.held.length, PATIENT_OPTIONS).toBeGreaterThan(0);
    fail();
    await expect.poll(() => statusOf(`${address}/healthz`).catch(() => 'refused'), PATIENT_OPTIONS).toBe('refused');
    api.release();
    expect([await page, (await ended).code]).toEqual([404, 1]);
  });

  it('ends the process at once where it is the second one', async () => {
    const api = await aServer(() => undefined);
    const { fail, ended, address } = await startFailing('throw new Error("broken")', {
      LIVERY_API_URL: api.url,
      LIVERY_RENDER_DEADLINE_MS: '20000',
    });
    const page = statusOf(`${address}/`).catch(() => 'cut off');
    await expect.poll(() => api.requests.length, PATIENT_OPTIONS).toBeGreaterThan(0);
    fail();
    await expect.poll(() => statusOf(`${address}/healthz`).catch(() => 'refused'), PATIENT_OPTIONS).toBe('refused');
    fail();
    expect(await ended).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('while the server was shutting down'),
    });
    expect(await page).toBe('cut off');
  });
});
