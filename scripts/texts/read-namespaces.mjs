import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../machine/list-files.mjs';

/** Namespaces that several folders share, by folder: whose they are, and what stands before their keys elsewhere. */
const SHARED = new Map([
  ['packages/ui/texts', { owners: 'packages/', prefix: 'ui:' }],
  ['remotes/kit/texts', { owners: 'remotes/kit/', prefix: 'kit:' }],
]);

/** The names of products, and of what is wrong with a search, which keys are put together from everywhere. */
const NAMES = new Set(['src/domain/agency/products.ts', 'src/domain/search/search-plan.ts']);

/**
 * @typedef {object} Namespace
 * @property {string} folder where its files are, one for each language
 * @property {string} owners where its keys stand without a prefix
 * @property {string} prefix what stands before its keys elsewhere; the empty text where nobody else uses them
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
  const all = listFiles(root, ['src', 'packages', 'remotes', 'examples']);
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const folders = all.filter((file) => file.endsWith('/texts/en.json')).map((file) => dirname(file));

  return folders.map((folder) => {
    const { owners, prefix } = SHARED.get(folder) ?? {
      owners: folder.startsWith('src/') ? 'src/' : `${dirname(folder)}/`,
      prefix: '',
    };
    const isUser = (/** @type {string} */ file) =>
      file.startsWith(owners) || (prefix !== '' && /^(packages|remotes)\//.test(file));
    const files = all.filter((file) => dirname(file) === folder && file.endsWith('.json'));
    const sources = all.filter((file) => (isUser(file) || NAMES.has(file)) && /\.tsx?$/.test(file));
    return {
      folder,
      owners,
      prefix,
      files: new Map(files.map((file) => [file.slice(folder.length + 1, -'.json'.length), JSON.parse(read(file))])),
      sources: sources.map((file) => ({ file, source: read(file) })),
    };
  });
}
