import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/machine/project-root.mjs';
import { inAShell } from './in-a-shell.ts';

/** In milliseconds; on a busy machine, all unit tests take ten minutes. */
const AT_MOST = 1_500_000;

const folder = mkdtempSync(join(tmpdir(), 'livery-shell-'));

/** The files in git except `reference/`; packages are links to the same files, so that none is loaded twice. */
beforeAll(async () => {
  const listedFiles = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
  });
  for (const file of listedFiles.split('\0')) {
    const from = join(PROJECT_ROOT, file);
    if (file === '' || file.startsWith('reference/') || !existsSync(from)) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(from, join(folder, file));
  }
  const packages = '"$LIVERY/node_modules" node_modules';
  await inAShell(`cp -al ${packages} 2> /dev/null || { rm -rf node_modules; cp -a ${packages}; }`, folder);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

describe('a tree without reference/', () => {
  it('passes its types', () => inAShell('npx tsc --noEmit -p . --checkers 2', folder), AT_MOST);

  it(
    'passes its unit tests',
    async () => {
      const projects = ['pages', 'programs', 'rules', 'tools'].map((name) => `--project=${name}`).join(' ');
      expect(await inAShell(`npx vitest run ${projects} --reporter=dot`, folder)).toMatch(/Tests +\d+ passed/);
    },
    AT_MOST,
  );

  it(
    'is built, and its command line says what is missing',
    async () => {
      await inAShell('node scripts/build.mjs', folder);
      const output = inAShell('node dist/cli/main.js agency --adapters memory', folder);
      await expect(output).rejects.toThrow('The demo agencies can’t be loaded');
    },
    AT_MOST,
  );
});
