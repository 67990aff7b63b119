import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listFiles } from '../machine/list-files.mjs';

/** Namespaces that several folders use, by folder: their owners, and the prefix of their keys elsewhere. */
const SHARED_NAMESPACES = new Map([
  ['packages/ui/texts', { owners: 'packages/', prefix: 'ui:' }],
  ['reference/remotes/kit/texts', { owners: 'reference/remotes/kit/', prefix: 'kit:' }],
  ['src/ui/clients/texts', { owners: 'src/ui/clients/texts/', prefix: 'clients:' }],
  ['src/ui/saved/texts', { owners: 'src/ui/saved/texts/', prefix: 'saved:' }],
]);

/** Messages of the shell that are loaded later, by folder: their owners. Other files of the shell don't use them. */
const LATER_NAMESPACES = new Map([['src/ui/search/texts', 'src/ui/search/']]);

/** Messages that are added to those of another folder once they are loaded. */
const JOINED_NAMESPACES = new Map([['src/ui/deals/texts', 'src/ui/texts']]);

/** Files with message keys, or parts of keys, of any namespace: pages, products, boards, errors of searches, cities. */
const NAMING_FILES = new Set([
  'packages/contract/src/navigation/path-catalogue.ts',
  'packages/contract/src/agency/products.ts',
  'packages/contract/src/resorts/resort-availability.ts',
  'src/domain/search/popular-places.ts',
  'packages/contract/src/search/search-plan.ts',
]);

/**
 * @typedef {object} Namespace
 * @property {string} folder of its files, one for each language
 * @property {string} owners the folder in which its keys are used without a prefix
 * @property {string} prefix of its keys elsewhere; the empty text if nothing else uses them
 * @property {ReadonlyMap<string, object>} files nested messages, by language
 * @property {{ file: string, source: string }[]} sources the files that may use them
 */

/**
 * The namespaces of messages under a root: the shell's, the remotes' and what the remotes share.
 *
 * @param {string} root
 * @returns {Namespace[]}
 */
export function readNamespaces(root) {
  const allFiles = listFiles(root, ['src', 'packages', 'reference', 'examples']);
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const folders = allFiles
    .filter((file) => file.endsWith('/texts/en.json'))
    .map((file) => dirname(file))
    .filter((folder) => !JOINED_NAMESPACES.has(folder));

  return folders.map((folder) => {
    const { owners, prefix } = SHARED_NAMESPACES.get(folder) ?? {
      owners: LATER_NAMESPACES.get(folder) ?? (folder.startsWith('src/') ? 'src/' : `${dirname(folder)}/`),
      prefix: '',
    };
    const isOfOthers = (/** @type {string} */ file) =>
      [...LATER_NAMESPACES.values()].some(
        (laterNamespace) => laterNamespace !== owners && file.startsWith(laterNamespace),
      );
    // Folders in the kit that have their own messages don't use the kit's.
    const inner = folders
      .map((otherFolder) => `${dirname(otherFolder)}/`)
      .filter((other) => owners.startsWith('reference/') && other !== owners && other.startsWith(owners));
    const isUser = (/** @type {string} */ file) =>
      !inner.some((other) => file.startsWith(other)) &&
      ((file.startsWith(owners) && !isOfOthers(file)) ||
        (prefix !== '' &&
          (folder.startsWith('src/') ? file.startsWith('src/') : /^(packages|reference)\//.test(file))));
    const joinedFiles = [...JOINED_NAMESPACES].flatMap(([joining, to]) => (to === folder ? [joining] : []));
    const files = allFiles.filter((file) => dirname(file) === folder && file.endsWith('.json'));
    const messages = (/** @type {string} */ name) =>
      [folder, ...joinedFiles]
        .map((one) => `${one}/${name}.json`)
        .filter((file) => allFiles.includes(file))
        .map((file) => ownMessages(read(file)))
        .reduce(joinMessages);
    const sources = allFiles.filter(
      (file) => (isUser(file) || NAMING_FILES.has(file)) && /\.tsx?$/.test(file) && !file.includes('/tests/'),
    );
    return {
      folder,
      owners,
      prefix,
      files: new Map(files.map((file) => basename(file, '.json')).map((name) => [name, messages(name)])),
      sources: sources.map((file) => ({ file, source: read(file) })),
    };
  });
}

/** Messages except the design system's (under `ui`): see tests/ui/texts/parity.test.ts. @param {string} text */
function ownMessages(text) {
  const { ui: _, ...own } = JSON.parse(text);
  return own;
}

/** Merges messages, group by group. @param {any} first @param {any} second @returns {object} */
function joinMessages(first, second) {
  const both = Object.entries(second).map(([key, value]) => [
    key,
    typeof value === 'object' && key in first ? joinMessages(first[key], value) : value,
  ]);
  return { ...first, ...Object.fromEntries(both) };
}
