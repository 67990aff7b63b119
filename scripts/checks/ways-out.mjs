import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { WORKSPACE } from '../../config/layers.js';

/** Quoted, or the address of a style sheet: relative to the file, or from the project's root. */
const PATH = /['"`(]((?:\.\.?\/)+\.?[^.'"`()\s][^'"`()\s]*|\/(?:src|packages|reference)\/[^'"`()\s]*)/g;

const EXEMPT = /\/tests\/|\.stories\.tsx$/;

/**
 * Paths in a file, of whatever kind (types of `import()`, globs, addresses, `composes` of style sheets), that lead out
 * of its workspace; of the shell's, those that lead into one.
 *
 * @param {string} root
 * @param {string} file from that root
 * @returns {string[]}
 */
export function waysOut(root, file) {
  if (EXEMPT.test(file)) return [];
  const own = workspaceOf(file);
  const named = readFileSync(join(root, file), 'utf8').matchAll(PATH);
  return [...named].map(([, path = '']) => path).filter((path) => workspaceOf(targetOf(file, path)) !== own);
}

/** @type {(file: string, path: string) => string} */
function targetOf(file, path) {
  return path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path);
}

/** The folder of a workspace; the empty text for the shell. @param {string} path */
function workspaceOf(path) {
  return new RegExp(WORKSPACE).exec(`${path}/`)?.[0] ?? '';
}
