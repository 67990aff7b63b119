import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../machine/project-root.mjs';
import { runCommand } from '../machine/run-command.mjs';
import { buildCreateRemote, TEMPLATE } from './packages/build-create-remote.mjs';
import { completePackage } from './packages/complete-package.mjs';

/**
 * Builds the packages that other teams take, each as a whole folder for `npm pack` in dist/packages: contract, ui,
 * remote and testkit, and create-remote if its template is there. TypeScript builds each by the tsconfig.json in its
 * folder, from its own files and the declarations of those that it depends on.
 *
 * @returns {Promise<boolean>} whether it could
 */
export async function buildPackages() {
  const { ok, output } = await runCommand(['tsc', '--build', 'packages'], { quiet: true });
  if (!ok) {
    console.error(output);
    return false;
  }
  for (const name of ['contract', 'ui', 'remote', 'testkit']) {
    completePackage({ root: PROJECT_ROOT, folder: `packages/${name}`, out: `dist/packages/${name}` });
  }
  if (existsSync(join(PROJECT_ROOT, TEMPLATE))) {
    buildCreateRemote({ root: PROJECT_ROOT, out: join(PROJECT_ROOT, 'dist/packages/create-remote') });
  }
  return true;
}
