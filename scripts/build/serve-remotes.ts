import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { REMOTE_FOLDERS, saidOf } from './build-remotes.mjs';
import { integrityOf, manifestText } from './remote-package.mjs';

/** The path of the module that a remote is entered by. */
const ENTRY = /^\/remotes\/([\w-]+)\/@entry\.js$/;

/**
 * Lets Vite's dev server serve the remote modules from their sources, as the content host of the shell that it serves:
 * nothing has to be built before, components are replaced while their state is kept, and what a remote imports by name
 * is the copy that the shell imports.
 *
 * The manifest names, for each remote, a module that re-exports its entry: what it says never changes, so that it has a
 * digest, which the shell requires of every file that it loads.
 */
export function serveRemotes(): Plugin {
  return {
    name: 'livery:serve-remotes',
    apply: 'serve',
    // What remotes import is prepared at the start: found later, it would reload the page.
    config: () => ({
      optimizeDeps: {
        entries: ['index.html', ...[...REMOTE_FOLDERS.keys()].map((folder) => `${folder}/entry.{ts,tsx}`)],
      },
    }),
    configureServer({ config, middlewares }) {
      middlewares.use((incoming, outgoing, next) => {
        const { pathname } = new URL(incoming.url ?? '/', 'http://localhost');
        const respond = (type: string, body: string) => {
          outgoing.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
        };
        if (pathname === '/remotes/remotes.json') return respond('application/json', manifest(config.root));
        const name = ENTRY.exec(pathname)?.[1];
        const folder = [...REMOTE_FOLDERS.keys()].find((one) => basename(one) === name);
        const entry = folder === undefined ? undefined : entryOf(config.root, folder);
        if (entry === undefined) return next();
        respond('text/javascript', entry);
      });
    },
  };
}

/** The manifest of the remotes that have an entry. */
function manifest(root: string): string {
  const remotes = [...REMOTE_FOLDERS].flatMap(([folder, name]) => {
    const entry = entryOf(root, folder);
    if (entry === undefined) return [];
    const files = { url: `${basename(folder)}/@entry.js`, integrity: integrityOf(entry), chunks: [], styles: [] };
    const { pages: _, ...listed } = saidOf(root, folder);
    return [[name, { ...listed, ...files }] as const];
  });
  return manifestText(Object.fromEntries(remotes));
}

/** The module that re-exports the entry of the remote in a folder; `undefined` if there is none. */
function entryOf(root: string, folder: string): string | undefined {
  const path = ['entry.ts', 'entry.tsx']
    .map((file) => `/${folder}/${file}`)
    .find((file) => existsSync(join(root, file)));
  return path === undefined ? undefined : `export * from ${JSON.stringify(path)};\n`;
}
