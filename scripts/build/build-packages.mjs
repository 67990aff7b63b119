/**
 * Builds the packages that other teams take, each as a whole folder for `npm pack`:
 * dist/packages/contract, dist/packages/ui, dist/packages/remote and dist/packages/create-remote.
 *
 * Usage: node scripts/build/build-packages.mjs
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from '../machine/project-root.mjs';
import { buildCreateRemote } from './packages/build-create-remote.mjs';
import { buildPackage } from './packages/build-package.mjs';

/** Those that others take, in the order in which they need each other. */
const PACKAGES = ['contract', 'ui', 'remote'];

/**
 * @param {string} [root] the project's folder, with `packages/` in it
 * @param {string} [to] where the packages are written, each in its own folder
 * @returns {Promise<readonly string[]>} the folders, for `npm pack`
 */
export async function buildPackages(root = PROJECT_ROOT, to = join(root, 'dist', 'packages')) {
  const built = [];
  for (const name of PACKAGES) {
    const out = join(to, name);
    await buildPackage({ root, folder: `packages/${name}`, out });
    built.push(out);
  }
  const creating = join(to, 'create-remote');
  buildCreateRemote({ root, out: creating });
  return [...built, creating];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const folder of await buildPackages()) console.log(folder);
}
