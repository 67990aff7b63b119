import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', 'coverage', '.git', '.stryker-tmp']);

/**
 * Every file in some folders of a root, or some files, sorted, as paths from that root with forward slashes.
 * A folder that does not exist has no files.
 *
 * @param {string} root
 * @param {readonly string[]} places
 * @returns {string[]}
 */
export function listFiles(root, places) {
  return places
    .flatMap((place) => filesBelow(join(root, place)).map((file) => relative(root, file).split(sep).join('/')))
    .sort();
}

/** @type {(place: string) => string[]} */
function filesBelow(place) {
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true }).flatMap((entry) => {
    if (SKIPPED_FOLDERS.has(entry.name)) return [];
    const path = join(place, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}
