import { compileFunction } from 'node:vm';
import type { RemoteFile } from '@livery/contract/remotes/manifest';
import type { ServerRemote } from '@livery/contract/remotes/server-remote';
import * as v from 'valibot';
import { anyFields } from './own-fields.ts';
import { parseRendered } from './rendered-wire.ts';

interface ServerEntriesDependencies {
  /** Reads a file and checks its digest. */
  readonly read: (file: RemoteFile) => Promise<string>;
  /** The modules that the page shares with remotes, by their import names. */
  readonly loadShared: () => Promise<Readonly<Record<string, unknown>>>;
}

/**
 * Loads the code that renders the pages of remotes on a server: a CommonJS file of the content host, which only runs if
 * it matches the digest in the manifest, and can only import the shared modules. The same file runs once.
 *
 * @returns a function that rejects if it can't be loaded, doesn't match, or exports no `render`; the next call tries
 * again
 */
export function serverEntryLoader({ read, loadShared }: ServerEntriesDependencies) {
  const knownRemotePromises = new Map<string, Promise<ServerRemote>>();

  return (file: RemoteFile): Promise<ServerRemote> => {
    const entry = knownRemotePromises.get(file.integrity) ?? load(file);
    knownRemotePromises.set(file.integrity, entry);
    entry.catch(() => knownRemotePromises.delete(file.integrity));
    return entry;
  };

  async function load(file: RemoteFile): Promise<ServerRemote> {
    const { url } = file;
    const [code, shared] = await Promise.all([read(file), loadShared()]);
    const exportedEntry = runEntry(code, url, shared);
    const { render } = v.parse(anyFields, exportedEntry);
    if (typeof render !== 'function') throw new Error(`${url} exports no function “render”.`);
    return { render: async (context) => parseRendered(await render(context)) };
  }
}

function runEntry(code: string, filename: string, sharedModules: Readonly<Record<string, unknown>>): unknown {
  const module = { exports: {} };
  const require = (name: string): unknown => {
    if (Object.hasOwn(sharedModules, name)) return sharedModules[name];
    throw new Error(`${filename} imports ${name}, which the server does not share.`);
  };
  compileFunction(code, ['require', 'module', 'exports'], { filename })(require, module, module.exports);
  return module.exports;
}
