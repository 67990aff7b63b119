import { delimiter } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { SETTINGS } from '../../../src/infrastructure/configuration/settings.ts';
import { aBuiltShell } from '../../../tests/edge/a-built-shell.ts';
import { aBuiltEdge, fatalIn, type RunningEdge, refusalOf } from '../../../tests/edge/run-edge.ts';
import { problemsOf } from '../../../tests/infrastructure/configuration/an-environment.ts';
import { aServer } from '../../../tests/support/http/test-server.ts';
import { runCli } from '../cli/support/run-cli.ts';

const root = aBuiltShell();
const runEdge = await aBuiltEdge();
let runningEdge: RunningEdge | undefined;
afterEach(() => void runningEdge?.process.kill('SIGKILL'));

const SETTING_NAMES = Object.values(SETTINGS).map(({ name }) => name);
const WRONG_VALUES = ['{', '-1', 'ün ïcode', 'NaN\nNaN', '<a>, ,<b>', `x ${'y'.repeat(5000)}`];
/** Many texts can be the name of a folder or of a policy, but not these. */
const WRONG_NAMES = { LIVERY_ASSETS: `/a${delimiter}${delimiter}/b`, LIVERY_TRUSTED_TYPES: 'livery' };

describe('a server with settings that are all wrong', () => {
  it.each(WRONG_VALUES)('names them all at once, as check-config does, and ends with code 2: %j', async (text) => {
    const texts = Object.fromEntries([...SETTING_NAMES, 'LIVERY_UNKNOWN'].map((name) => [name, text]));
    const environment = { ...texts, ...WRONG_NAMES };
    const expectedProblems = problemsOf(environment);
    expect(new Set(expectedProblems.map((sentence) => sentence.split(' ')[0]))).toEqual(
      new Set([...SETTING_NAMES, 'LIVERY_UNKNOWN']),
    );
    runningEdge = runEdge(root, environment);
    const { code, stdout, stderr } = await runningEdge.ended;
    expect([code, stderr.trimEnd().split('\n')]).toEqual([2, expectedProblems]);
    expect(fatalIn(stdout)).toEqual(refusalOf(...expectedProblems));
    const checkedRun = await runCli(['check-config'], { env: environment });
    // It also looks for the folders.
    const otherSentences = (sentences: readonly string[]) =>
      sentences.filter((sentence) => !sentence.startsWith('LIVERY_ASSETS'));
    expect([checkedRun.code, otherSentences(checkedRun.err.trimEnd().split('\n'))]).toEqual([
      1,
      otherSentences(expectedProblems),
    ]);
  });
});

describe('a server whose Redis can’t be used', () => {
  const startEdge = async (url: string) => {
    runningEdge = runEdge(root, {
      PORT: '0',
      LIVERY_API_URL: 'http://127.0.0.1:1',
      LIVERY_REDIS_URL: url,
      LIVERY_RENDER_DEADLINE_MS: '5000',
    });
    const { ready, ended, process } = runningEdge;
    const address = /Livery is listening on (\S+)/.exec(await ready)?.[1] ?? '';
    const { status } = await fetch(`${address}/`);
    process.kill('SIGTERM');
    const { code, stdout } = await ended;
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    const warnings = lines.filter(({ msg }) => String(msg).startsWith('Redis can’t be reached'));
    return { status, code, stdout, warnings };
  };

  it.each([
    ['isn’t there', async () => 'redis://user:secret@127.0.0.1:1'],
    ['has no such name', async () => 'redis://user:secret@nowhere.invalid'],
    [
      'is another program',
      async () => (await aServer((_, response) => void response.end())).url.replace('http', 'redis'),
    ],
    ['expects no TLS', async () => (await aServer((_, response) => void response.end())).url.replace('http', 'rediss')],
  ])('starts, warns once without its password, and works on its memory: it %s', async (_, url) => {
    const { status, code, stdout, warnings } = await startEdge(await url());
    // The API can't be reached either.
    expect([status, code, warnings.length]).toEqual([503, 0, 1]);
    expect(warnings[0]).toMatchObject({ level: 'warn', reason: expect.any(String) });
    expect(stdout).not.toContain('secret');
  });
});
