import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'vite';
import { buildServer } from './build-server.mjs';
import { integrityOf, withImports } from './built-files.mjs';
import { remoteConfig } from './remote-config.mjs';

/**
 * @typedef {object} BuiltFile
 * @property {string} url relative to the manifest
 * @property {string} integrity
 */

/**
 * A remote as the manifest describes it.
 *
 * @typedef {BuiltFile & { chunks: BuiltFile[], styles: BuiltFile[], pages?: BuiltPage[], server?: BuiltFile }} BuiltRemote
 */

/**
 * The files of some of a remote's pages: the modules that they import later, relative to the entry's folder.
 *
 * @typedef {{ routes: readonly string[], modules: readonly string[] }} RemotePage
 */

/**
 * The same in the manifest; a file may be for one language only.
 *
 * @typedef {{ routes: readonly string[], files: (BuiltFile & { language?: string })[] }} BuiltPage
 */

/**
 * Builds one remote: static imports become one script, dynamic imports further scripts, which are checked when they are
 * loaded, and there is one style sheet. Packages that the page shares are left out, and the messages of each language
 * are fetched when they are needed. The same sources give the same files.
 *
 * @param {import('./remote-config.mjs').RemoteBuild & { server?: string | undefined, pages?: readonly RemotePage[] | undefined }} options `server`: the file that exports `render`, if there is one; `pages`: those whose scripts are to be named in the document
 * @returns {Promise<BuiltRemote>} rejects if the remote bundles React
 */
export async function buildRemote(options) {
  const { out, folder, server, pages } = options;
  const built = await build(remoteConfig(options));
  if (Array.isArray(built) || !('output' in built)) throw new Error(`${folder}: the build gave no files.`);
  const { output } = built;

  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]));
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  if (entry === undefined) throw new Error(`${folder}: the build gave no entry.`);
  const [, ...importedFiles] = withImports(bundle, entry.fileName);
  const files = output.map(({ type, fileName }) => {
    const path = join(out, folder, fileName);
    return { type, fileName, url: `${folder}/${fileName}`, integrity: integrityOf(readFileSync(path)) };
  });
  /** @param {(file: typeof files[number]) => boolean} isListed */
  const listFiles = (isListed) => files.filter(isListed).map(({ url, integrity }) => ({ url, integrity }));
  const [main] = listFiles(({ fileName }) => fileName === entry.fileName);
  if (main === undefined) throw new Error(`${folder}: the entry was not written.`);
  return {
    ...main,
    chunks: listFiles(({ fileName }) => importedFiles.includes(fileName)),
    styles: listFiles(({ fileName }) => fileName.endsWith('.css')),
    ...(pages === undefined ? {} : { pages: pages.map(builtPage) }),
    ...(server === undefined ? {} : { server: await buildServer({ ...options, entry: server }) }),
  };

  /** @param {RemotePage} page @returns {BuiltPage} */
  function builtPage({ routes, modules }) {
    const knownFiles = new Set([entry?.fileName, ...importedFiles]);
    /** @type {BuiltPage['files']} */
    const laterFiles = [];
    for (const module of modules) {
      const path = resolve(dirname(options.entry), module);
      const chunk = output.find((file) => file.type === 'chunk' && file.moduleIds.includes(path));
      if (chunk === undefined)
        throw new Error(`${folder}: package.json names ${module}, which the remote does not import.`);
      const language = /\/texts\/(\w+)\.json$/.exec(path)?.[1];
      for (const fileName of withImports(bundle, chunk.fileName).filter((name) => !knownFiles.has(name))) {
        knownFiles.add(fileName);
        const [file] = listFiles((one) => one.fileName === fileName);
        if (file !== undefined) laterFiles.push(language === undefined ? file : { ...file, language });
      }
    }
    return { routes, files: laterFiles };
  }
}
