import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { listFiles } from '../machine/list-files.mjs';

/** Namespaces that several folders share, by folder: whose they are, and what stands before their keys elsewhere. */
const SHARED = new Map([
  ['packages/ui/texts', { owners: 'packages/', prefix: 'ui:' }],
  ['reference/remotes/kit/texts', { owners: 'reference/remotes/kit/', prefix: 'kit:' }],
  ['src/ui/clients/texts', { owners: 'src/ui/clients/texts/', prefix: 'clients:' }],
  ['src/ui/saved/texts', { owners: 'src/ui/saved/texts/', prefix: 'saved:' }],
]);

/** The shell's messages that come later than its first, by folder: whose they are; its other files use none of them. */
const LATER = new Map([['src/ui/search/texts', 'src/ui/search/']]);

/** Messages that join those of another folder once they are loaded. */
const JOINING = new Map([['src/ui/deals/texts', 'src/ui/texts']]);

/** What messages are named in, or put together from, everywhere: pages, products, boards, what is wrong with a search, cities. */
const NAMES = new Set([
  'packages/contract/src/navigation/path-catalogue.ts',
  'packages/contract/src/agency/products.ts',
  'packages/contract/src/resorts/resort-availability.ts',
  'src/domain/search/popular-places.ts',
  'packages/contract/src/search/search-plan.ts',
]);

/**
 * @typedef {object} Namespace
 * @property {string} folder where its files are, one for each language
 * @property {string} owners where its keys stand without a prefix
 * @property {string} prefix what stands before its keys elsewhere; the empty text if nobody else uses them
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
  const all = listFiles(root, ['src', 'packages', 'reference', 'examples']);
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
  const folders = all
    .filter((file) => file.endsWith('/texts/en.json'))
    .map((file) => dirname(file))
    .filter((folder) => !JOINING.has(folder));

  return folders.map((folder) => {
    const { owners, prefix } = SHARED.get(folder) ?? {
      owners: LATER.get(folder) ?? (folder.startsWith('src/') ? 'src/' : `${dirname(folder)}/`),
      prefix: '',
    };
    const isOfOthers = (/** @type {string} */ file) =>
      [...LATER.values()].some((later) => later !== owners && file.startsWith(later));
    // A folder of the kit with its own messages uses none of the kit's.
    const inner = folders
      .map((other) => `${dirname(other)}/`)
      .filter((other) => owners.startsWith('reference/') && other !== owners && other.startsWith(owners));
    const isUser = (/** @type {string} */ file) =>
      !inner.some((other) => file.startsWith(other)) &&
      ((file.startsWith(owners) && !isOfOthers(file)) ||
        (prefix !== '' &&
          (folder.startsWith('src/') ? file.startsWith('src/') : /^(packages|reference)\//.test(file))));
    const joined = [...JOINING].flatMap(([joining, to]) => (to === folder ? [joining] : []));
    const files = all.filter((file) => dirname(file) === folder && file.endsWith('.json'));
    const messages = (/** @type {string} */ name) =>
      [folder, ...joined]
        .map((one) => `${one}/${name}.json`)
        .filter((file) => all.includes(file))
        .map((file) => ownMessages(read(file)))
        .reduce(joinMessages);
    const sources = all.filter(
      (file) => (isUser(file) || NAMES.has(file)) && /\.tsx?$/.test(file) && !file.includes('/tests/'),
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

/** What a file says itself: messages under `ui` are the design system's, see tests/ui/texts/parity.test.ts. @param {string} text */
function ownMessages(text) {
  const { ui: _, ...own } = JSON.parse(text);
  return own;
}

/** Both, if a key of the second may stand beside those of the first. @param {any} first @param {any} second @returns {object} */
function joinMessages(first, second) {
  const both = Object.entries(second).map(([key, value]) => [
    key,
    typeof value === 'object' && key in first ? joinMessages(first[key], value) : value,
  ]);
  return { ...first, ...Object.fromEntries(both) };
}
