import { spawnSync } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../../support/built-program.ts';

const builtCli = await builtProgram('cli');
beforeAll(() => chmodSync(builtCli, 0o755));

/** Node has an option with this name too, and would use it if the program didn't prevent that. */
describe('check-config --env-file, of a file that is not there,', () => {
  it.each([
    ['as npm run starts it', ['npm', 'run', '-s', 'cli', '--']],
    ['as npx starts it', [builtCli]],
    ['as a rollout starts it', ['node', '--', builtCli]],
  ])('exits 2 with a sentence: %s', (_, [command = '', ...args]) => {
    const { status, stderr } = spawnSync(command, [...args, 'check-config', '--env-file', '/nope'], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, expect.stringContaining('The file can’t be read: ENOENT')]);
  });

  it('is called so in the documentation, where Node is named', () => {
    const calls = readFileSync('docs/operate.md', 'utf8').match(/^.*\bnode .*check-config --env-file.*$/gm) ?? [];
    expect(calls).toEqual([expect.stringMatching(/\bnode -- /)]);
  });
});
