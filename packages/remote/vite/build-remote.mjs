import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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
 * @typedef {BuiltFile & { chunks: BuiltFile[], styles: BuiltFile[], server?: BuiltFile }} BuiltRemote
 */

/**
 * Builds one remote: what it imports in one script, what it imports later in others, which are checked when they are
 * loaded, and one style sheet; but for what the page shares with it, and the messages of each language, which are
 * fetched when they are needed. The same sources give the same files.
 *
 * @param {import('./remote-config.mjs').RemoteBuild & { server?: string | undefined }} needs `server`: the file that exports `render`, if there is one
 * @returns {Promise<BuiltRemote>} rejects where the remote bundles React
 */
export async function buildRemote(needs) {
  const { out, folder, server } = needs;
  const built = await build(remoteConfig(needs));
  if (Array.isArray(built) || !('output' in built)) throw new Error(`${folder}: the build gave no files.`);

  const bundle = Object.fromEntries(built.output.map((file) => [file.fileName, file]));
  const entry = built.output.find((file) => file.type === 'chunk' && file.isEntry);
  if (entry === undefined) throw new Error(`${folder}: the build gave no entry.`);
  const [, ...imported] = withImports(bundle, entry.fileName);
  const files = built.output.map(({ type, fileName }) => {
    const path = join(out, folder, fileName);
    return { type, fileName, url: `${folder}/${fileName}`, integrity: integrityOf(readFileSync(path)) };
  });
  /** @param {(file: typeof files[number]) => boolean} wanted */
  const listed = (wanted) => files.filter(wanted).map(({ url, integrity }) => ({ url, integrity }));
  const [main] = listed(({ fileName }) => fileName === entry.fileName);
  if (main === undefined) throw new Error(`${folder}: the entry was not written.`);
  return {
    ...main,
    chunks: listed(({ fileName }) => imported.includes(fileName)),
    styles: listed(({ fileName }) => fileName.endsWith('.css')),
    ...(server === undefined ? {} : { server: await buildServer({ ...needs, entry: server }) }),
  };
}
