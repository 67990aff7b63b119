import { cpSync, existsSync, readFileSync, statSync } from 'node:fs';

/**
 * Copies a folder. A copy that is as its original is left alone: another program may be packing it.
 *
 * @param {string} from
 * @param {string} to
 * @param {string} [ending] of the names of the files that are copied
 */
export function copyChanged(from, to, ending = '') {
  cpSync(from, to, {
    recursive: true,
    filter: (file, copy) =>
      statSync(file).isDirectory() ||
      (file.endsWith(ending) && !(existsSync(copy) && readFileSync(copy).equals(readFileSync(file)))),
  });
}
