import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { REMOTE_FOLDERS } from '../../scripts/build/build-remotes.mjs';

const run = promisify(execFile);

/** Files that the tutorial's commands change or need. */
const COPIED = [
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'config',
  'packages',
  'reference',
  'scripts',
  'src',
  'tests',
];

/** The commands of the tutorial, in order. */
function commandsOf(page: string): readonly string[] {
  const [, tutorial = ''] = page.split('## Your first remote in ten minutes');
  const [introduction = ''] = tutorial.split('\n## ');
  return [...introduction.matchAll(/^ *```sh\n([\s\S]*?)```/gm)].map(([, commands = '']) => commands);
}

/** A copy without the entries of remotes that the tutorial doesn't use, because the project's build covers those. */
function aCopyOfTheProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-tutorial-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of COPIED) cpSync(name, join(folder, name), { recursive: true });
  for (const name of REMOTE_FOLDERS.keys()) {
    if (name.endsWith('/blog')) continue;
    for (const entry of ['entry.ts', 'entry.tsx']) rmSync(join(folder, name, entry), { force: true });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

it('docs/remotes.md leads to a remote of one\u2019s own that is built and fulfils the contract', async () => {
  const cwd = aCopyOfTheProject();
  const [putInPlace = '', test = '', ...otherCommands] = commandsOf(readFileSync('docs/remotes.md', 'utf8'));
  expect(otherCommands).toEqual([]);
  await run('bash', ['-euc', putInPlace], { cwd });
  await run(process.execPath, ['scripts/build/build-remotes.mjs'], { cwd });
  const manifest = JSON.parse(readFileSync(join(cwd, 'dist/remotes/remotes.json'), 'utf8'));
  expect(readFileSync(join(cwd, 'dist/remotes', manifest.remotes.blog.url), 'utf8')).toContain('helloTo');
  const { stdout } = await run('bash', ['-euc', test], { cwd });
  expect(stdout).toMatch(/Test Files .*1 passed/);
}, 120_000);
