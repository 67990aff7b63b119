/**
 * Builds the packages that other teams take, each as a whole folder for `npm pack`:
 * dist/packages/ui and dist/packages/remote.
 *
 * Usage: node scripts/build/build-packages.mjs
 */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from '../machine/project-root.mjs';
import { buildPackage } from './packages/build-package.mjs';

/** Those that others take, in the order in which they need each other. */
const PACKAGES = ['ui', 'remote'];

/**
 * @param {string} [root] the project's folder, with `packages/` in it
 * @returns {Promise<readonly string[]>} the folders, for `npm pack`
 */
export async function buildPackages(root = PROJECT_ROOT) {
  const built = [];
  for (const name of PACKAGES) {
    const out = join(root, 'dist', 'packages', name);
    await buildPackage({ root, folder: `packages/${name}`, out });
    built.push(out);
  }
  return built;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const folder of await buildPackages()) console.log(folder);
}
