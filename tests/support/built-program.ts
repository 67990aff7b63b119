import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { isBuildFresh } from '../../scripts/build/build-stamp.mjs';
import { PROJECT_ROOT } from '../../scripts/machine/project-root.mjs';

const VITE = join(PROJECT_ROOT, 'node_modules/vite/bin/vite.js');

/**
 * The built file with which Node starts the edge or the command line. If dist/ is missing or older than the sources,
 * the program is built into a folder that exists until the tests of one file end.
 */
export async function builtProgram(name: 'edge' | 'cli'): Promise<string> {
  if (isBuildFresh(PROJECT_ROOT)) return join(PROJECT_ROOT, 'dist', name, 'main.js');
  const folder = mkdtempSync(join(tmpdir(), `livery-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true }));
  const options = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, [VITE, 'build', '--ssr', `src/${name}/main.ts`, ...options], {
    cwd: PROJECT_ROOT,
    // Vitest sets it to `test`, and the build of React's components depends on it.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return join(folder, 'main.js');
}
