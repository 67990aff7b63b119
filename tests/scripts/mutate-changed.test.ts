import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aTree } from '../architecture/a-tree.ts';

interface Setup {
  readonly environment?: Record<string, string>;
  /** How many have changed. */
  readonly lines?: number;
}

/** Runs the step in a checkout of which some lines have changed, with another program in the place of Stryker. */
function mutate(stryker: string, { environment = {}, lines = 1 }: Setup = {}) {
  const root = aTree(
    { 'src/domain/a.ts': 'export const a = 1;\n', 'node_modules/.bin/stryker': `#!${process.execPath}\n${stryker}\n` },
    { withPackages: false },
  );
  cpSync('scripts', join(root, 'scripts'), { recursive: true });
  const run = (program: string, ...parameters: readonly string[]) =>
    spawnSync(program, parameters, { cwd: root, encoding: 'utf8', env: { ...process.env, ...environment } });
  const identity = ['-c', 'user.name=a', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false'];
  run('chmod', '+x', 'node_modules/.bin/stryker');
  run('git', 'init', '--quiet');
  run('git', 'add', 'src');
  run('git', ...identity, 'commit', '--quiet', '--message=first');
  writeFileSync(join(root, 'src/domain/a.ts'), 'export const a = 2;\n'.repeat(lines));
  const { status, stdout } = run(process.execPath, 'scripts/lanes/mutate-changed.mjs', 'HEAD');
  return { status, output: stdout.trim().split('\n').at(-1) };
}

/** As Stryker does at the end of a run. */
const WRITES_REPORT =
  "const fs = require('node:fs'); fs.mkdirSync('reports', { recursive: true }); fs.writeFileSync('reports/mutation.json', '{}')";

describe('mutants of what has changed', () => {
  it('are planted in the changed lines, and pass where the tests find them', () => {
    const { status, output } = mutate(
      "process.exit(process.argv.join(' ').endsWith('run config/stryker.config.json --mutate src/domain/a.ts:1-1') ? 0 : 1)",
    );
    expect([status, output]).toEqual([0, 'Mutants in 1 changed places are found by the tests.']);
  });

  it('fail where the tests miss them', () => {
    expect(mutate(`${WRITES_REPORT}; process.exit(1)`)).toEqual({
      status: 1,
      output: 'Mutants in 1 changed places are missed by the tests.',
    });
  });

  it('fail with words of their own where Stryker can not run', () => {
    const { status, output } = mutate('process.exit(1)');
    expect([status, output]).toEqual([1, expect.stringMatching(/^Stryker could not run\. NOT LOOKED AT: any/)]);
  });

  it('pass where there are too many lines, and state which ones were not looked at', () => {
    const { status, output } = mutate('process.exit(0)', { lines: 200 });
    expect([status, output]).toEqual([
      0,
      'Mutants in 1 changed places are found by the tests. NOT LOOKED AT: 80 changed lines, beyond the first 120.' +
        ' For these: npm run mutate -- --mutate src/domain/a.ts:121-200',
    ]);
  });

  it('are ended after the time that they are given, and pass with the statement that nothing was looked at', () => {
    const { status, output } = mutate('setTimeout(() => {}, 600_000)', { environment: { MUTATE_MINUTES: '0.01' } });
    expect([status, output]).toEqual([
      0,
      'Mutants were stopped after 0.01 min. NOT LOOKED AT: any changed line.' +
        ' For these: npm run mutate -- --mutate src/domain/a.ts:1-1',
    ]);
  });
});
