import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aBuiltShell } from '../../../../tests/edge/a-built-shell.ts';
import { statusOf } from '../../../../tests/edge/cluster/a-cluster.ts';
import { aBuiltEdge, fatalIn, messagesIn, type RunningEdge, refusalOf } from '../../../../tests/edge/run-edge.ts';
import { aRedis, type TestRedis, WITHOUT_REDIS } from '../../../../tests/support/edge/a-redis.ts';
import { aServer } from '../../../../tests/support/http/test-server.ts';
import { aMarkingApi } from '../cache/a-marking-api.ts';

const root = aBuiltShell();
const runEdge = await aBuiltEdge();
let runningEdge: RunningEdge | undefined;
afterEach(() => void runningEdge?.process.kill('SIGKILL'));

/** `STARTS=10` starts each server ten times. */
const START_COUNT = Number(process.env['STARTS'] ?? 1);
const PATIENT_OPTIONS = { timeout: 60_000 };

describe.skipIf(WITHOUT_REDIS !== '')(`a server with Redis and a content host${WITHOUT_REDIS}`, () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await aRedis();
    await redis.start();
  });
  afterAll(() => redis.remove());

  const starts = [0, 60, 300].flatMap((delay) =>
    [1, 2].flatMap((workers) => Array.from({ length: START_COUNT }, (_, turn) => ({ delay, workers, turn }))),
  );
  it.each(starts)(
    'listens: a manifest after $delay ms, $workers worker(s), start $turn',
    async ({ delay, workers }) => {
      const respond = getRequestListener(aMarkingApi().api);
      const api = await aServer((...call) => void respond(...call));
      const manifest = JSON.stringify({ version: 1, remotes: {} });
      const content = await aServer((_, response) => void setTimeout(() => response.end(manifest), delay));
      runningEdge = runEdge(
        root,
        {
          PORT: '0',
          LIVERY_API_URL: api.url,
          LIVERY_CONTENT_URL: content.url,
          LIVERY_REDIS_URL: redis.url,
          LIVERY_RENDER_DEADLINE_MS: '15000',
        },
        { args: ['--workers', String(workers)] },
      );
      const site = /Livery is listening on (\S+)/.exec(await runningEdge.ready)?.[1] ?? '';
      expect(await statusOf(site)).toBe(200);
      // Each process reads the manifest, and none was restarted.
      expect(content.requests).toHaveLength(workers);
      const endLines = runningEdge
        .log()
        .split('\n')
        .filter((line) => /"level":"(?:error|fatal)"/.test(line));
      expect(endLines).toEqual([]);
      runningEdge.process.kill('SIGTERM');
      expect(await runningEdge.ended).toMatchObject({ code: 0, stderr: '' });
    },
    PATIENT_OPTIONS.timeout,
  );
});

describe('a server that ends before it listens', () => {
  /** A server that a module, loaded by Node beforehand, makes fail. */
  function spoilt(statements: string, environment: Record<string, string> = {}, args: readonly string[] = []) {
    const hook = join(root, 'spoil.mjs');
    writeFileSync(hook, statements);
    runningEdge = runEdge(root, { PORT: '0', NODE_OPTIONS: `--import ${hook}`, ...environment }, { args });
    return runningEdge.ended;
  }
  const CONTENT = { LIVERY_API_URL: 'http://127.0.0.1:1', LIVERY_CONTENT_URL: 'http://127.0.0.1:1' };

  it.each([
    ['an error', 'process.nextTick(() => { throw new TypeError("broken") })', 'TypeError'],
    ['a rejection', 'Promise.reject(new RangeError("broken"))', 'RangeError'],
  ])('logs one line of level fatal, without a raw trace, and ends with code 1: %s', async (_, failure, type) => {
    const spoil = `globalThis.fetch = () => { ${failure}; return new Promise((resolve) => setTimeout(resolve, 60_000)); };`;
    const { code, stdout, stderr } = await spoilt(spoil, CONTENT);
    expect([code, stderr]).toEqual([1, '']);
    expect(fatalIn(stdout)).toMatchObject([
      { msg: 'An error was not caught: the server can’t start.', err: { type, message: 'broken' } },
    ]);
    expect(messagesIn(stdout)).toHaveLength(1);
  });

  it.each([
    ['what it waits for never comes', 'globalThis.fetch = () => new Promise(() => undefined);', 13],
    ['something ends the process', 'globalThis.fetch = () => process.exit(3);', 3],
  ])('says so where %s', async (_, spoil, expected) => {
    const { code, stdout } = await spoilt(spoil, CONTENT);
    const line = { msg: 'The server ended before it was listening.' };
    expect([code, fatalIn(stdout)]).toMatchObject([expected, [line]]);
  });

  const INDEX = readFileSync(join(root, 'client/index.html'), 'utf8');
  it.each([
    ['client/index.html', '', [], 'is empty or cut off'],
    ['client/index.html', INDEX.slice(0, -9), [], 'is empty or cut off'],
    ['manifest.json', '{', [], 'is not the manifest of a build'],
    ['manifest.json', '[]', [], 'is not the manifest of a build'],
    ['manifest.json', '{"src/main.tsx":null}', ['--workers', '2'], 'is not the manifest of a build'],
  ])('refuses a damaged build once, and names the file: %s of “%s”, %j', async (name, text, args, problem) => {
    const file = join(root, name);
    const wholeText = readFileSync(file, 'utf8');
    writeFileSync(file, text);
    const { code, stdout, stderr } = await runEdge(root, { PORT: '0' }, { args }).ended;
    writeFileSync(file, wholeText);
    const sentence = `${file} ${problem}: run npm run build again, or copy the build anew.`;
    expect([code, stderr, fatalIn(stdout)]).toEqual([2, `${sentence}\n`, refusalOf(sentence)]);
  });
});
