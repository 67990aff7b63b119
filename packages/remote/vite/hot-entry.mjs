import { relative, sep } from 'node:path';
import { integrityOf, manifestText } from './built-files.mjs';
import { HOT_PAGE, hotPage } from './hot-page.mjs';

/** The path from which a shell loads the remote. */
export const ENTRY = '/entry.js';

/**
 * Serves the module that a shell loads: it prepares the page for edits before React is loaded, and has the exports of
 * the remote's entry. Its text never changes, so it has a digest: the manifest next to it lists it, with the remote's
 * pages and pieces.
 *
 * @param {import('./remote-settings.mjs').RemoteSettings} settings
 * @returns {import('vite').Plugin}
 */
export function hotEntry({ name, entry, listed }) {
  return {
    name: 'livery:hot-entry',
    apply: 'serve',
    resolveId: (source) => (source === HOT_PAGE ? source : undefined),
    load: (id) => (id === HOT_PAGE ? hotPage({ parameter: `remote.${name}`, entry: ENTRY }) : undefined),
    // For a page on which the remote couldn't be loaded, and which therefore knows none of its modules.
    hotUpdate() {
      if (this.environment.name === 'client') this.environment.hot.send('livery:edited');
    },
    configureServer({ config, middlewares }) {
      const ownPath = `/${relative(config.root, entry).split(sep).join('/')}`;
      const text = entryText(ownPath);
      const remote = { ...listed, url: ENTRY.slice(1), integrity: integrityOf(text), chunks: [], styles: [] };
      /** @type {ReadonlyMap<string, readonly [type: string, body: string]>} */
      const servedFiles = new Map([
        [ENTRY, ['text/javascript', text]],
        ['/remotes.json', ['application/json', manifestText({ [name]: remote })]],
      ]);
      // Before Vite's middleware, which takes a script for the TypeScript file with the same name. These files contain
      // only names.
      middlewares.use((request, response, next) => {
        const servedFile = servedFiles.get(request.url?.replace(/\?try=\d+$/, '') ?? '');
        if (servedFile === undefined) return next();
        const [type, body] = servedFile;
        const headers = { 'Content-Type': type, 'Cache-Control': 'no-store', 'Access-Control-Allow-Origin': '*' };
        response.writeHead(200, headers).end(body);
      });
    },
  };
}

/** @param {string} own the path of the remote's entry */
function entryText(own) {
  const address = own === ENTRY ? `${own}?own` : own;
  return `import { notLoaded } from ${JSON.stringify(HOT_PAGE)};
const own = await import(${JSON.stringify(address)}).catch(notLoaded);
export const { mount, open, slots } = own;
`;
}
