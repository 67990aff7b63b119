import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { WORKSPACE } from '../../config/layers.js';

/** A path in quotes or in parentheses (as in style sheets): relative to the file, or from the project's root. */
const PATH = /['"`(]((?:\.\.?\/)+\.?[^.'"`()\s][^'"`()\s]*|\/(?:src|packages|reference)\/[^'"`()\s]*)/g;

const PLAIN_NODE = 'Plain Node runs it, which reads no TypeScript, and before the packages are built.';
const PLANTED_REASON = 'It plants such paths, or names what a server of sources serves.';

/** The files that may name such a path, and why. @type {ReadonlyMap<string, string>} */
const EXEMPT_FILES = new Map([
  ['scripts/bench/edge/targets.mjs', PLAIN_NODE],
  ['scripts/build/remote-package.mjs', PLAIN_NODE],
  ['scripts/build/shared-ids.mjs', PLAIN_NODE],
  ['scripts/build/start-guard.ts', PLAIN_NODE],
  ['.storybook/main.ts', 'Storybook finds stories by their folders.'],
  ['reference/tests/architecture/layers.test.ts', PLANTED_REASON],
  ['tests/architecture/ways-out.test.ts', PLANTED_REASON],
  ['tests/scripts/serve-remotes.test.ts', PLANTED_REASON],
]);

/**
 * Paths of any kind in a file (types of `import()`, globs, addresses, `composes` of style sheets) that lead out of its
 * workspace; in a file of the shell, those that lead into a workspace.
 *
 * @param {string} root
 * @param {string} file path from that root
 * @returns {string[]}
 */
export function waysOut(root, file) {
  if (EXEMPT_FILES.has(file)) return [];
  const workspace = owningWorkspace(file);
  const named = readFileSync(join(root, file), 'utf8').matchAll(PATH);
  return [...named]
    .map(([, path = '']) => path)
    .filter((path) => owningWorkspace(resolvedTarget(file, path)) !== workspace);
}

/** @type {(file: string, path: string) => string} */
function resolvedTarget(file, path) {
  return path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path);
}

/** The folder of the workspace of a path; the empty text for the shell. @param {string} path */
function owningWorkspace(path) {
  return new RegExp(WORKSPACE).exec(`${path}/`)?.[0] ?? '';
}
