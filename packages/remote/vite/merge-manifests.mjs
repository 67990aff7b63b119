import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { MANIFEST_VERSION, manifestText } from './built-files.mjs';

/** @typedef {Readonly<Record<string, object>>} Remotes */

/**
 * Adds the remotes of manifests to a content host's manifest; those with the same name are replaced, all others stay.
 * Nothing is written unless every manifest can be read, and a reader sees either the old file or the new one.
 *
 * @param {string} into the `remotes.json` of the content host; created if it doesn't exist
 * @param {readonly string[]} from the `remotes.json` of builds
 * @returns {{ added: readonly string[], replaced: readonly string[] }} names of remotes
 * @throws {Error} in one sentence that names the file
 */
export function mergeManifests(into, from) {
  const remotesBefore = existsSync(into) ? remotesIn(into) : {};
  const built = Object.assign({}, ...from.map(remotesIn));
  const names = Object.keys(built);
  const temporary = `${into}.${process.pid}.new`;
  writeFileSync(temporary, manifestText({ ...remotesBefore, ...built }));
  renameSync(temporary, into);
  return {
    added: names.filter((name) => !Object.hasOwn(remotesBefore, name)),
    replaced: names.filter((name) => Object.hasOwn(remotesBefore, name)),
  };
}

/** @param {string} file @returns {Remotes} */
function remotesIn(file) {
  if (!existsSync(file)) throw new Error(`There is no ${file}: build the remote first.`);
  const { version, remotes } = readJsonObject(file);
  if (version !== MANIFEST_VERSION || !isRecord(remotes) || !Object.values(remotes).every(isRecord)) {
    throw new Error(`${file} is no manifest of version ${MANIFEST_VERSION}: it is left as it is.`);
  }
  return /** @type {Remotes} */ (remotes);
}

/** @param {string} file @returns {Readonly<Record<string, unknown>>} */
function readJsonObject(file) {
  try {
    const value = JSON.parse(readFileSync(file, 'utf8'));
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** @param {unknown} value @returns {value is Readonly<Record<string, unknown>>} */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
