import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../machine/list-files.mjs';

/** Everything that a build is made from. */
const SOURCES = ['src', 'packages', 'reference', 'public', 'scripts/build', 'tests/contracts'];
const SINGLE_SOURCES = [
  'config/tsconfig.workspace.json',
  'docs/platform-api.yaml',
  'index.html',
  'package-lock.json',
  'scripts/build.mjs',
  'tsconfig.json',
  'vite.config.ts',
];

/** Marks a successful build with a hash of its sources. @param {string} root @param {string} [out] */
export function stampBuild(root, out = 'dist') {
  writeFileSync(stampFile(root, out), hashOfSources(root));
}

/** Whether the build in a folder was made from the present sources. @param {string} root @param {string} [out] */
export function isBuildFresh(root, out = 'dist') {
  const stamp = stampFile(root, out);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashOfSources(root);
}

/** @param {string} root @param {string} out */
function stampFile(root, out) {
  return join(root, out, '.built-from');
}

/** @param {string} root */
function hashOfSources(root) {
  const hash = createHash('sha256');
  const single = SINGLE_SOURCES.filter((file) => existsSync(join(root, file)));
  for (const file of [...single, ...listFiles(root, SOURCES)]) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
