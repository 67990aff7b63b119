/**
 * Builds the reference remotes and the why panel, each as its own program, and the manifest that lists them for the
 * shell (dist/remotes).
 *
 * Usage: node scripts/build/build-remotes.mjs
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from '../machine/project-root.mjs';
import { MAIN_APP_SCRIPTS } from './main-app-scripts.mjs';
import { buildRemote, manifestText } from './remote-package.mjs';
import { SOURCE } from './shared-ids.mjs';
import { writeNotices } from './write-notices.mjs';

/** @typedef {import('./remote-package.mjs').BuiltRemote} BuiltRemote */

/** The names of remotes in the shell, by folder. Folders that aren't listed, such as the template, are not built. */
export const REMOTE_FOLDERS = new Map([
  ['reference/remotes/main-app', 'mainApp'],
  ['reference/remotes/blog', 'blog'],
  ['reference/remotes/destination-details', 'destinationDetails'],
  ['reference/remotes/top-destinations', 'topDestinations'],
  ['reference/remotes/resort', 'resort'],
  ['reference/remotes/user-store', 'userStore'],
  ['src/why-panel', 'whyPanel'],
]);

/** How remotes with many pages are split into scripts. */
const SCRIPTS = new Map([['reference/remotes/main-app', MAIN_APP_SCRIPTS]]);

/**
 * Builds every remote that has an entry, and writes `remotes.json` and the notices of third-party code. Earlier builds
 * are removed.
 *
 * @param {string} [root] the project's folder, with the folders in it
 * @param {string} [out] where the content host finds its files
 * @returns {Promise<Record<string, BuiltRemote>>}
 */
export async function buildRemotes(root = PROJECT_ROOT, out = join(root, 'dist', 'remotes')) {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  /** @type {Record<string, BuiltRemote>} */
  const remotes = {};
  const built = [];
  for (const [folder, name] of REMOTE_FOLDERS) {
    const entry = ['entry.ts', 'entry.tsx'].map((file) => join(root, folder, file)).find(existsSync);
    if (entry === undefined) continue;
    const server = [join(root, folder, 'server.tsx')].find(existsSync);
    const { pages, ...listed } = liveryField(root, folder);
    remotes[name] = {
      ...listed,
      ...(await buildRemote({
        root,
        pages,
        entry,
        server,
        out,
        folder: basename(folder),
        ...SCRIPTS.get(folder),
        conditions: [SOURCE],
      })),
    };
    built.push(basename(folder));
  }
  writeNotices(out, { lists: built });
  writeFileSync(join(out, 'remotes.json'), manifestText(remotes));
  return remotes;
}

/**
 * The field `livery` of a remote's package.json: its `pages`, and fields that are copied into the manifest, such as
 * `slots`.
 *
 * @param {string} root
 * @param {string} folder from the root
 * @returns {Readonly<Record<string, unknown>> & { pages?: readonly import('./remote-package.mjs').RemotePage[] }}
 */
export function liveryField(root, folder) {
  const file = join(root, folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).livery ?? {}) : {};
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.env.NODE_ENV = 'production';
  const remotes = await buildRemotes();
  console.log(`dist/remotes: ${Object.keys(remotes).join(', ') || 'no remotes'}`);
}
