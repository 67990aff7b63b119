import { spawnSync } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { runCli } from '../support/run-cli.ts';

/** The output of a call: the library for completions writes to the console directly. */
async function completionOutput(...args: readonly string[]): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  expect(await runCli(['completion', ...args])).toMatchObject({ code: 0, err: '' });
  const text = log.mock.calls.flat().join('\n');
  log.mockRestore();
  return text;
}

describe('completion', () => {
  it.each(['bash', 'zsh', 'fish', 'powershell'])(
    'prints a script that parses in %s, where that is installed',
    async (shell) => {
      const script = await completionOutput(shell);
      expect(script).toContain('livery completion complete');
      const { error, status, stderr } = spawnSync(shell, ['-n'], { input: script, encoding: 'utf8' });
      if (error === undefined) expect([status, stderr]).toEqual([0, '']);
      else expect(shell).not.toBe('bash');
    },
  );

  it.each([
    [['de'], ['deals', 'deal-dates']],
    [['deals', ''], expect.arrayContaining(['hotels', 'activities', 'cars'])],
    [['deals', '--j'], ['--json']],
    [['resort', 're'], ['release']],
    [['resort', 'hold', '--se'], ['--session']],
    [
      ['agency', '--language', 'd'],
      ['da', 'de'],
    ],
    [['agency', '--host', ''], []],
    [['nosuch', ''], []],
  ])('offers after %j the subcommands, arguments, options or values', async (words, offered) => {
    const lines = (await completionOutput('complete', '--', ...words)).split('\n');
    expect(lines.slice(0, -1).map((line) => line.split('\t')[0])).toEqual(offered);
  });
});
