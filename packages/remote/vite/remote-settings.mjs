import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Paths at which the entry is looked for, if package.json names none. */
const ENTRIES = ['entry.ts', 'entry.tsx', 'src/entry.ts', 'src/entry.tsx'];

/**
 * @typedef {object} RemoteSettings
 * @property {string} name of the remote, as the shell knows it
 * @property {string} folder the name in small letters, `topDestinations` as `top-destinations`
 * @property {string} entry the path of the file that exports `mount` or `open`
 * @property {string | undefined} server the path of the file that exports `render`: `server.tsx` or `server.ts` beside the entry
 * @property {readonly import('./build-remote.mjs').RemotePage[] | undefined} pages pages whose lazily loaded scripts
 * the manifest lists
 * @property {Readonly<Record<string, unknown>>} listed the other fields of `livery` in package.json: `routes`,
 * `contract` and so on
 */

/**
 * Reads a remote's name and entry from `livery` in its package.json: `{ "name": "blog" }`, with `entry` if it isn't at
 * one of the default paths. All other fields are copied to the manifest.
 *
 * @param {string} root the folder with the package.json
 * @returns {RemoteSettings}
 * @throws {Error} in one sentence that says what to write
 */
export function remoteSettings(root) {
  const file = join(root, 'package.json');
  if (!existsSync(file)) throw new Error(`There is no package.json in ${root}: run this in the folder of the remote.`);
  const { livery } = JSON.parse(readFileSync(file, 'utf8'));
  const { name, entry: own, pages, ...listed } = livery ?? {};
  if (typeof name !== 'string' || !/^[a-z][A-Za-z0-9]*$/.test(name)) {
    throw new Error(
      'package.json names no remote: write "livery": { "name": "blog" }, with the name that the shell knows.',
    );
  }
  const candidates = typeof own === 'string' ? [own] : ENTRIES;
  const entry = candidates.map((candidate) => join(root, candidate)).find((path) => existsSync(path));
  if (entry === undefined) throw new Error(`The remote ${name} has no entry: there is no ${candidates.join(', no ')}.`);
  const server = ['server.tsx', 'server.ts'].map((file) => join(dirname(entry), file)).find((path) => existsSync(path));
  return { server, pages, name, folder: name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), entry, listed };
}
