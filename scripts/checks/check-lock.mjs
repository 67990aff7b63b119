/**
 * Checks that package-lock.json installs the same bytes on every platform: each package has a digest, including
 * optional ones for other platforms, and no package is bound to one registry.
 *
 * Usage: node scripts/checks/check-lock.mjs
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROJECT_ROOT } from '../machine/project-root.mjs';

/**
 * @typedef {object} LockedPackage an entry of a lock file
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {boolean} [link] whether it is a link to a workspace of this repository
 */

/**
 * A sentence for each problem of a package. Workspaces have none, as they are installed from this repository.
 *
 * @param {Record<string, LockedPackage>} packages the lock file's
 * @returns {string[]}
 */
export function lockProblems(packages) {
  return Object.entries(packages).flatMap(([path, entry]) => [
    ...(path.includes('node_modules/') && entry.link !== true ? entryProblems(path, entry) : []),
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !lookupPaths(name, path).some((place) => Object.hasOwn(packages, place)))
      .map((name) => `${path} ${entry.version} wants ${name}, which is missing: npm ci refuses that on its platform.`),
  ]);
}

/** @type {(path: string, entry: LockedPackage) => string[]} */
function entryProblems(path, { version, integrity = '', resolved }) {
  return [
    ...(/^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [`${path} ${version} has no SHA-512 digest.`]),
    ...(resolved === undefined ? [] : [`${path} ${version} names the registry that it came from.`]),
  ];
}

/**
 * The places where Node looks for a package that another one imports: in its own folder, and upwards to the root.
 *
 * @type {(name: string, from: string) => string[]}
 */
function lookupPaths(name, from) {
  const here = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (from === '') return [here];
  return [here, ...lookupPaths(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = lockProblems(JSON.parse(readFileSync(join(PROJECT_ROOT, 'package-lock.json'), 'utf8')).packages);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    console.error('Choose versions that the registry has for every platform: a new one may lack some for a while.');
    process.exitCode = 1;
  }
}
