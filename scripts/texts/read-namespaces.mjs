import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../machine/list-files.mjs';

/** What all remotes share: a namespace of its own, which stands before its keys where they use them. */
const KIT = 'remotes/kit/texts';
export const KIT_PREFIX = 'kit:';

/** The names of products, which keys are put together from everywhere. */
const PRODUCTS = 'src/domain/agency/products.ts';

/**
 * @typedef {object} Namespace
 * @property {string} folder where its files are, one for each language
 * @property {boolean} shared whether other folders use its keys, too, with `KIT_PREFIX` before them
 * @property {ReadonlyMap<string, object>} files nested messages, by language
 * @property {{ file: string, source: string }[]} sources who uses them
 */

/**
 * The namespaces of messages under a root: the shell's, the remotes' and what the remotes share.
 *
 * @param {string} root
 * @returns {Namespace[]}
 */
export function readNamespaces(root) {
  const all = listFiles(root, ['src', 'remotes']);
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const folders = all.filter((file) => file.endsWith('/texts/en.json')).map((file) => dirname(file));

  return folders.map((folder) => {
    const users = folder.startsWith('src/') ? 'src/' : folder === KIT ? 'remotes/' : `${dirname(folder)}/`;
    const files = all.filter((file) => dirname(file) === folder && file.endsWith('.json'));
    const sources = all.filter((file) => (file.startsWith(users) || file === PRODUCTS) && /\.tsx?$/.test(file));
    return {
      folder,
      shared: folder === KIT,
      files: new Map(files.map((file) => [file.slice(folder.length + 1, -'.json'.length), JSON.parse(read(file))])),
      sources: sources.map((file) => ({ file, source: read(file) })),
    };
  });
}
