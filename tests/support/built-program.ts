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
 * The file that Node starts the edge or the command line with, as `npm run build` makes it. Where dist/ is missing or
 * older than the sources, it is built into a folder that lasts until the tests of one file end.
 */
export async function builtProgram(name: 'edge' | 'cli'): Promise<string> {
  if (isBuildFresh(PROJECT_ROOT)) return join(PROJECT_ROOT, 'dist', name, 'main.js');
  const folder = mkdtempSync(join(tmpdir(), `livery-${name}-`));
  afterAll(() => rmSync(folder, { recursive: true }));
  const options = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
  await promisify(execFile)(process.execPath, [VITE, 'build', '--ssr', `src/${name}/main.ts`, ...options], {
    cwd: PROJECT_ROOT,
    // Vitest's own is test, for which React's components are built otherwise.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return join(folder, 'main.js');
}
