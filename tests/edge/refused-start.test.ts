import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { builtProgram } from '../support/built-program.ts';
import { aBuiltShell } from './a-built-shell.ts';
import { aBuiltEdge, fatalIn, type RunningEdge, refusalOf } from './run-edge.ts';

const root = aBuiltShell();
const runEdge = await aBuiltEdge();
const edgeProgram = await builtProgram('edge');
/** An API that is never called, because these programs end before. */
const API = { LIVERY_API_URL: 'http://127.0.0.1:1' };
let runningEdge: RunningEdge | undefined;
afterEach(() => void runningEdge?.process.kill('SIGKILL'));

describe('npm run serve refuses, in a sentence on stderr and with exit code 2,', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    ['a port that is none', { PORT: 'abc' }, /^PORT is “abc”: a port is a whole number from 0 to 65535\.\n$/],
    [
      'a host that is not an address of this machine',
      { ...API, PORT: '0', HOST: '203.0.113.1' },
      /^203\.0\.113\.1 is not an address.*\n$/,
    ],
    ['policies that are no JSON', { LIVERY_POLICIES: '{oops' }, /^LIVERY_POLICIES is not valid JSON.*\n$/],
    ['production without an API', { LIVERY_ENVIRONMENT: 'prod' }, /^LIVERY_API_URL is not set, .*\.\n$/],
    [
      'a variable that it does not know, and a rule that it does not know',
      { LIVERY_API_ULR: 'x', LIVERY_POLICIES: '{"aurora":{"partnr":true}}' },
      /^LIVERY_API_ULR is no setting .*\n.*“partnr” of “aurora” is unknown.*\n$/,
    ],
  ])('%s', async (_, environment, sentence) => {
    runningEdge = runEdge(root, environment);
    const { code, stdout, stderr } = await runningEdge.ended;
    expect([code, stderr]).toEqual([2, expect.stringMatching(sentence)]);
    expect(fatalIn(stdout)).toEqual(refusalOf(...stderr.trimEnd().split('\n')));
  });

  it('a port that is taken', async () => {
    const otherServer = createServer();
    await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve));
    const { port } = otherServer.address() as AddressInfo;
    runningEdge = runEdge(root, { ...API, PORT: String(port) });
    const sentence = `Port ${port} of 127.0.0.1 is taken: stop the program that listens there, or set PORT to another port.`;
    const { code, stdout, stderr } = await runningEdge.ended;
    expect([code, stderr, fatalIn(stdout)]).toEqual([2, `${sentence}\n`, refusalOf(sentence)]);
    otherServer.close();
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['an address', { ...API, HOST: '203.0.113.1' }, /^203\.0\.113\.1 is not an address.*\n$/],
    ['a setting', { LIVERY_WORKERS: 'x' }, /^LIVERY_WORKERS is “x”.*\n$/],
  ])('and people on a terminal read it once: %s', async (_, environment, sentence) => {
    runningEdge = runEdge(root, { PORT: '0', LIVERY_LOG_FORMAT: 'text', ...environment });
    expect(await runningEdge.ended).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(sentence) });
  });

  it.each([
    ['closed', '| head -0'],
    ['full', '> /dev/full'],
  ])('where its output is %s, too', { timeout: 20_000 }, (_, output) => {
    const command = `set -o pipefail; '${process.execPath}' '${edgeProgram}' '${root}' ${output}`;
    const { status, stderr } = spawnSync('bash', ['--norc', '-c', command], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], LIVERY_WORKERS: 'x' },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 10_000,
      killSignal: 'SIGKILL',
    });
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^LIVERY_WORKERS is “x”.*\n$/)]);
  });

  it('a folder without a build', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'livery-empty-'));
    runningEdge = runEdge(empty, { PORT: '0' });
    expect(await runningEdge.ended).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/run npm run build first\.\n$/),
    });
    rmSync(empty, { recursive: true });
  });
});
