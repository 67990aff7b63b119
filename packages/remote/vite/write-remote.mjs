import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRemote } from './build-remote.mjs';
import { manifestText } from './built-files.mjs';
import { remoteSettings } from './remote-settings.mjs';

/**
 * Builds the remote of a folder, and writes the part of the manifest that lists it (`remotes.json`). Earlier builds are
 * removed.
 *
 * @param {string} root the folder with the remote's package.json
 * @param {string} out the content host's folder
 * @returns {Promise<{ name: string, remote: import('./build-remote.mjs').BuiltRemote }>}
 */
export async function writeRemote(root, out) {
  const { name, folder, entry, server, pages, listed } = remoteSettings(root);
  rmSync(join(out, folder), { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const remote = { ...listed, ...(await buildRemote({ root, entry, server, pages, out, folder })) };
  writeFileSync(join(out, 'remotes.json'), manifestText({ [name]: remote }));
  return { name, remote };
}
