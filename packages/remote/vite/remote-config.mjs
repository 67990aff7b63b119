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

/**
 * Packages, installed or in the same repository. Without the kit's folders for booking, which only a few pages load.
 */
const LIBRARIES = /[\\/](?:node_modules|packages|kit[\\/](?!booking|clients|proposal))[\\/]?/;

/** Each page loads the parts that it needs. */
const CONTRACT = /[\\/](?:@livery|packages)[\\/]contract[\\/]/;

/** Forms and their validation. */
const FORMS = /[\\/](?:valibot|@hookform|remote[\\/](?:src[\\/])?forms)[\\/]/;

/** The list of the packages in the remote, with their licences. */
const LICENSES = 'licenses.json';

/**
 * @typedef {object} RemoteBuild
 * @property {string} root the folder with `node_modules`
 * @property {string} entry the file that exports `mount` or `open`
 * @property {string} out the content host's folder
 * @property {string} folder of the remote below it, which is also the prefix of its class names
 * @property {readonly string[]} [areas] folders next to the entry with many pages each, which import from one another
 * only in this order: a page loads the shared modules of its own area, and nothing of the areas after it
 * @property {readonly string[]} [common] modules that all areas share, bundled with the libraries: paths relative to
 * the entry's folder, without file extensions
 * @property {Readonly<Record<string, readonly string[]>>} [together] modules that the same pages load, as paths of the
 * same kind: one script for each name, with those of its imports that no script before it has
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
 * Tests whether a module is one of the named paths.
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
 * Chunks for the remote's own modules that many of its parts import. A group includes the imports of its modules, so
 * the areas are in order.
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
 * Vite's configuration for building a remote; the remote's own configuration file isn't read.
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
    // rxjs offers its classes as classes under this condition, and as functions under any other.
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
        // The directive has no meaning in a browser's modules.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
        output: {
          hashCharacters: 'hex',
          entryFileNames: 'entry-[hash].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
          // Library code that many parts of a remote import is one chunk: many small chunks compress badly. Code that
          // only two pages share isn't included: all others would load it for nothing.
          codeSplitting: {
            groups: [
              { name: 'libraries', test: (id) => isLibrary(id) || isCommon(id), minShareCount: 3, priority: 1 },
              // Not every page has a form.
              { name: 'forms', test: FORMS, minShareCount: 2 },
              // The same for the remote's own modules.
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
 * The shell and other remotes include the same style sheets, so each has its own class names.
 *
 * @param {string} folder
 */
export function classNames(folder) {
  return { generateScopedName: '_[local]_[hash:base64:6]', hashPrefix: folder };
}
