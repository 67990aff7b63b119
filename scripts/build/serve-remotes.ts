import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { liveryField, REMOTE_FOLDERS } from './build-remotes.mjs';
import { integrityOf, manifestText } from './remote-package.mjs';

/** The path of a remote's entry module. */
const ENTRY = /^\/remotes\/([\w-]+)\/@entry\.js$/;

/**
 * Makes Vite's dev server serve the remote modules from their sources, as the content host of the shell: nothing has to
 * be built first, components are replaced while their state is kept, and packages that a remote imports by name are the
 * shell's copies.
 *
 * For each remote, the manifest lists a module that re-exports its entry. The module never changes, so it can have a
 * digest, which the shell requires of every file that it loads.
 */
export function serveRemotes(): Plugin {
  return {
    name: 'livery:serve-remotes',
    apply: 'serve',
    // Packages that remotes import are prepared at the start: if Vite found them later, it would reload the page.
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
        if (pathname === '/remotes/remotes.json') return respond('application/json', remotesManifest(config.root));
        const name = ENTRY.exec(pathname)?.[1];
        const folder = [...REMOTE_FOLDERS.keys()].find((one) => basename(one) === name);
        const entry = folder === undefined ? undefined : entryFile(config.root, folder);
        if (entry === undefined) return next();
        respond('text/javascript', entry);
      });
    },
  };
}

/** The manifest of the remotes that have an entry. */
function remotesManifest(root: string): string {
  const remotes = [...REMOTE_FOLDERS].flatMap(([folder, name]) => {
    const entry = entryFile(root, folder);
    if (entry === undefined) return [];
    const files = { url: `${basename(folder)}/@entry.js`, integrity: integrityOf(entry), chunks: [], styles: [] };
    const { pages: _, ...listed } = liveryField(root, folder);
    return [[name, { ...listed, ...files }] as const];
  });
  return manifestText(Object.fromEntries(remotes));
}

/** The module that re-exports the entry of the remote in a folder; `undefined` if there is none. */
function entryFile(root: string, folder: string): string | undefined {
  const path = ['entry.ts', 'entry.tsx']
    .map((file) => `/${folder}/${file}`)
    .find((file) => existsSync(join(root, file)));
  return path === undefined ? undefined : `export * from ${JSON.stringify(path)};\n`;
}
