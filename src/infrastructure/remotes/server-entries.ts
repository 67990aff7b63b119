import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import * as v from 'valibot';
import type { ServerRemote } from '../../application/remotes/server-remote.ts';
import { errorText } from '../../application/shared/error-text.ts';
import { OWN_ORIGIN, type RemoteFile } from '../../domain/remotes/manifest.ts';
import { readLimited } from '../node/read-limited.ts';
import { anyFields } from './own-fields.ts';
import { parseRendered } from './rendered-wire.ts';

interface Needs {
  /** The folder of the build; its remotes are those of a content host that is a path on the page's own origin. */
  readonly root: string;
  /** What the page shares with remotes, by the names under which they import it. */
  readonly loadShared: () => Promise<Readonly<Record<string, unknown>>>;
  readonly fetch?: typeof globalThis.fetch;
}

const TIME_LIMIT_MS = 2000;
/** In bytes. */
const LARGEST_ENTRY = 8 * 1024 * 1024;

/**
 * Loads what renders the pages of remotes on a server: a CommonJS file of the content host, which is run only with the
 * digest that the manifest names, and imports nothing but what the page shares. The same file runs once.
 *
 * @returns rejects where it can't be loaded, is another, or exports no `render`; the next call tries again
 */
export function serverEntries({ root, loadShared, fetch = globalThis.fetch }: Needs) {
  const known = new Map<string, Promise<ServerRemote>>();

  return (file: RemoteFile): Promise<ServerRemote> => {
    const entry = known.get(file.integrity) ?? load(file);
    known.set(file.integrity, entry);
    entry.catch(() => known.delete(file.integrity));
    return entry;
  };

  async function load({ url, integrity }: RemoteFile): Promise<ServerRemote> {
    const [content, shared] = await Promise.all([contentOf(url), loadShared()]);
    const algorithm = integrity.slice(0, integrity.indexOf('-'));
    const digest = createHash(algorithm).update(content).digest('base64');
    if (`${algorithm}-${digest}` !== integrity) throw new Error(`${url} is not the file that the manifest names.`);
    const exported = run(content.toString('utf8'), url, shared);
    const { render } = v.parse(anyFields, exported);
    if (typeof render !== 'function') throw new Error(`${url} exports no function “render”.`);
    return { render: async (context) => parseRendered(await render(context)) };
  }

  async function contentOf(url: string): Promise<Buffer> {
    const { origin, pathname } = new URL(url);
    if (origin === OWN_ORIGIN) return readFile(join(root, decodeURIComponent(pathname)));
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (!response.ok) throw new Error(`${url} responded with ${response.status}.`);
    return readLimited(response, LARGEST_ENTRY).catch((failure) => {
      throw new Error(`${url} can’t be read: ${errorText(failure)}`);
    });
  }
}

function run(code: string, filename: string, shared: Readonly<Record<string, unknown>>): unknown {
  const module = { exports: {} };
  const require = (name: string): unknown => {
    if (Object.hasOwn(shared, name)) return shared[name];
    throw new Error(`${filename} imports ${name}, which the server does not share.`);
  };
  compileFunction(code, ['require', 'module', 'exports'], { filename })(require, module, module.exports);
  return module.exports;
}
