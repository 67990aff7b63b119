import { cpSync, existsSync, readFileSync, statSync } from 'node:fs';

/**
 * Copies a folder. Copies that equal their originals are not written again, as another program may be packing them.
 *
 * @param {string} from
 * @param {string} to
 * @param {string} [ending] of the names of the files to copy
 */
export function copyChanged(from, to, ending = '') {
  cpSync(from, to, {
    recursive: true,
    filter: (file, copy) =>
      statSync(file).isDirectory() ||
      (file.endsWith(ending) && !(existsSync(copy) && readFileSync(copy).equals(readFileSync(file)))),
  });
}
