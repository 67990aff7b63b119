import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, defaultClientConditions } from 'vite';
import { remoteMessages } from './remote-messages.mjs';
import { SHARED_IDS, SOURCE } from './shared-ids.mjs';
import { LICENSES } from './write-notices.mjs';

/** The last two years of Chromium, Firefox and Safari, as for the shell. */
const BROWSERS = ['chrome131', 'edge131', 'firefox133', 'safari18'];

/**
 * @typedef {object} BuiltFile
 * @property {string} url relative to the manifest
 * @property {string} integrity
 */

/**
 * A remote as the manifest describes it.
 *
 * @typedef {BuiltFile & { chunks: BuiltFile[], styles: BuiltFile[] }} BuiltRemote
 */

/**
 * Builds one remote: everything that it needs in one script and one style sheet, but for what the page shares with it,
 * and the messages of each language, which are fetched when they are needed. The same sources give the same files.
 *
 * @param {{ root: string, entry: string, out: string, folder: string }} needs `out` is the content host's folder
 * @returns {Promise<BuiltRemote>}
 */
export async function buildRemote({ root, entry, out, folder }) {
  const built = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [remoteMessages()],
    resolve: { conditions: [SOURCE, 'es2015', ...defaultClientConditions] },
    // The shell and other remotes draw from the same style sheets: each has class names of its own.
    css: { modules: { generateScopedName: '_[local]_[hash:base64:6]', hashPrefix: folder } },
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
        external: [...SHARED_IDS],
        preserveEntrySignatures: 'strict',
        // Of no meaning in a browser's own modules.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
        output: {
          codeSplitting: false,
          hashCharacters: 'hex',
          entryFileNames: 'entry-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error(`${folder}: the build gave no files.`);

  const files = built.output.map(({ type, fileName }) => {
    const path = join(out, folder, fileName);
    return { type, fileName, url: `${folder}/${fileName}`, integrity: integrityOf(readFileSync(path)) };
  });
  /** @param {(file: typeof files[number]) => boolean} wanted */
  const listed = (wanted) => files.filter(wanted).map(({ url, integrity }) => ({ url, integrity }));
  const [main] = listed(({ fileName }) => fileName.startsWith('entry-'));
  if (main === undefined) throw new Error(`${folder}: the build gave no entry.`);
  return {
    ...main,
    chunks: listed(({ type, fileName }) => type === 'chunk' && !fileName.startsWith('entry-')),
    styles: listed(({ fileName }) => fileName.endsWith('.css')),
  };
}

/** @param {Buffer} content */
function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
