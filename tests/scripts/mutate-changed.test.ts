import { spawnSync } from 'node:child_process';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aTree } from '../architecture/a-tree.ts';

/** Runs the step in a checkout of which one line has changed, with another program in the place of Stryker. */
function mutate(stryker: string, environment: Record<string, string> = {}) {
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
  writeFileSync(join(root, 'src/domain/a.ts'), 'export const a = 2;\n');
  const { status, stdout } = run(process.execPath, 'scripts/lanes/mutate-changed.mjs', 'HEAD');
  return { status, output: stdout.trim().split('\n').at(-1) };
}

describe('mutants of what has changed', () => {
  it('are planted in the changed lines, and pass where the tests find them', () => {
    const { status, output } = mutate(
      "process.exit(process.argv.join(' ').endsWith('run --mutate src/domain/a.ts:1-1') ? 0 : 1)",
    );
    expect([status, output]).toEqual([0, 'Mutants in 1 changed places are found by the tests.']);
  });

  it('fail where the tests miss them', () => {
    expect(mutate('process.exit(1)')).toEqual({ status: 1, output: 'Mutants in 1 changed places are missed.' });
  });

  it('are ended after the time that they are given, and pass with a note', () => {
    const { status, output } = mutate('setTimeout(() => {}, 600_000)', { MUTATE_MINUTES: '0.01' });
    expect([status, output]).toEqual([
      0,
      expect.stringMatching(/^Mutants .* were stopped after 0\.01 min: not judged\./),
    ]);
  });
});
