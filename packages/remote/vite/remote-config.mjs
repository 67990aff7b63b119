import { dirname, join, sep } from 'node:path';
import { defaultClientConditions, esmExternalRequirePlugin } from 'vite';
import { checkedChunks } from './checked-chunks.mjs';
import { oneReact } from './one-react.mjs';
import { remoteMessages } from './remote-messages.mjs';
import { SHARED_IDS } from './shared-ids.mjs';
import { sharedRouter } from './shared-router.mjs';
import { sharedUi } from './shared-ui.mjs';

/** The last two years of Chromium, Firefox and Safari, as for the shell. */
const BROWSERS = ['chrome131', 'edge131', 'firefox133', 'safari18'];

/** Packages, installed or of the same repository; what books is of a few pages only. */
const LIBRARIES = /[\\/](?:node_modules|packages|kit[\\/](?!booking|clients|proposal))[\\/]?/;

/** Each page loads the parts that it needs. */
const CONTRACT = /[\\/](?:@livery|packages)[\\/]contract[\\/]/;

/** Forms and what judges them. */
const FORMS = /[\\/](?:valibot|@hookform|remote[\\/](?:src[\\/])?forms)[\\/]/;

/** Where the packages that are in the remote are listed, with their licences. */
const LICENSES = 'licenses.json';

/**
 * @typedef {object} RemoteBuild
 * @property {string} root the folder with `node_modules`
 * @property {string} entry the file that exports `mount` or `open`
 * @property {string} out the content host's folder
 * @property {string} folder of the remote below it, which is also the prefix of its class names
 * @property {readonly string[]} [areas] folders beside the entry with many pages each, which import from one another in
 *   this order only: a page loads what is common in its own area, and nothing of those after it
 * @property {readonly string[]} [common] what all areas have in common, together with the libraries: paths from the folder of
 *   the entry on, without the ends of files
 * @property {Readonly<Record<string, readonly string[]>>} [together] in the same way, what the same pages load: one script
 *   of each name, with what it imports and no script before it has
 * @property {readonly string[]} [conditions] under which packages are imported, beside Vite's own
 */

/** @param {string} id of a module */
function isLibrary(id) {
  return LIBRARIES.test(id) && !FORMS.test(id) && !CONTRACT.test(id);
}

/** @param {string} id of a module */
function isOwn(id) {
  return !isLibrary(id) && !FORMS.test(id) && !id.startsWith('\0');
}

/**
 * Whether a module is one of those that are named.
 *
 * @param {string} folder of the entry
 * @param {readonly string[]} paths
 * @returns {(id: string) => boolean}
 */
function isNamed(folder, paths) {
  const beginnings = paths.map((path) => `${join(folder, path)}.`);
  return (id) => beginnings.some((beginning) => id.startsWith(beginning));
}

/**
 * What many parts of a remote import from the remote itself. A group takes along what its modules import, so that areas
 * follow each other.
 *
 * @param {string} folder of the entry
 * @param {readonly string[]} areas
 */
function commonGroups(folder, areas) {
  if (areas.length === 0) return [{ name: 'common', test: isOwn, minShareCount: 5 }];
  /** @type {(area: string) => (id: string) => boolean} */
  const isIn = (area) => (id) => id.startsWith(join(folder, area, sep));
  return areas.map((area) => ({ name: `common-${area.replaceAll('/', '-')}`, test: isIn(area), minShareCount: 4 }));
}

/**
 * How Vite builds a remote; its own configuration file is not read.
 *
 * @param {RemoteBuild} options
 * @returns {import('vite').InlineConfig}
 */
export function remoteConfig({ root, entry, out, folder, areas = [], common = [], together = {}, conditions = [] }) {
  const isCommon = isNamed(dirname(entry), common);
  return {
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [
      remoteMessages({ root, folder }),
      sharedUi(),
      sharedRouter(folder),
      esmExternalRequirePlugin({ external: [...SHARED_IDS] }),
      oneReact(folder),
      checkedChunks(),
    ],
    // rxjs offers its classes as such under this name, and as functions under any other.
    resolve: { conditions: [...conditions, 'es2015', ...defaultClientConditions] },
    css: { modules: classNames(folder) },
    build: {
      target: BROWSERS,
      outDir: join(out, folder),
      emptyOutDir: true,
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      license: { fileName: LICENSES },
      rolldownOptions: {
        input: { entry },
        preserveEntrySignatures: 'strict',
        // Of no meaning in a browser's own modules.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
        output: {
          hashCharacters: 'hex',
          entryFileNames: 'entry-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          // What many parts of a remote import of libraries is one chunk: many small ones compress badly, but what two
          // pages share, all others would load for nothing.
          codeSplitting: {
            groups: [
              { name: 'libraries', test: (id) => isLibrary(id) || isCommon(id), minShareCount: 3, priority: 1 },
              // Not every page has a form.
              { name: 'forms', test: FORMS, minShareCount: 2 },
              // The same of the remote's own.
              ...commonGroups(dirname(entry), areas),
              ...Object.entries(together).map(([name, paths]) => ({ name, test: isNamed(dirname(entry), paths) })),
            ],
          },
        },
      },
    },
  };
}

/**
 * The shell and other remotes draw from the same style sheets: each has its own class names.
 *
 * @param {string} folder
 */
export function classNames(folder) {
  return { generateScopedName: '_[local]_[hash:base64:6]', hashPrefix: folder };
}
