import { createHash } from 'node:crypto';

/**
 * The digest with which a browser compares a file (Subresource Integrity).
 *
 * @param {string | Buffer} content
 */
export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * A chunk and all its static imports, by their file names; the chunk is first.
 *
 * @param {import('vite').Rolldown.OutputBundle} bundle
 * @param {string} fileName
 * @returns {string[]}
 */
export function withImports(bundle, fileName) {
  const files = new Set([fileName]);
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const importedName of chunk.imports) files.add(importedName);
  }
  return [...files].filter((file) => bundle[file]?.type === 'chunk');
}

/** The version of the manifests that shells understand. */
export const MANIFEST_VERSION = 1;

/**
 * The text of a `remotes.json`.
 *
 * @param {Readonly<Record<string, object>>} remotes by their names
 */
export function manifestText(remotes) {
  return `${JSON.stringify({ version: MANIFEST_VERSION, remotes }, null, 2)}\n`;
}
