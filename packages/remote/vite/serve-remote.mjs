import react from '@vitejs/plugin-react';
import { createServer, defaultClientConditions } from 'vite';
import { ENTRY, hotEntry } from './hot-entry.mjs';
import { hotMessages } from './hot-messages.mjs';
import { hotStyles } from './hot-styles.mjs';
import { lateChanges } from './late-changes.mjs';
import { classNames } from './remote-config.mjs';
import { remoteSettings } from './remote-settings.mjs';
import { SINGLE_PACKAGES } from './shared-ids.mjs';

/**
 * @typedef {object} ServedRemote
 * @property {string} root the folder with the remote's package.json
 * @property {number} port 0: any free port
 * @property {(line: string) => void} log called with each error
 * @property {readonly string[]} [conditions] conditions for package imports, in addition to Vite's own
 */

/**
 * Serves the remote of a folder with Vite's dev server, for a shell in the local environment
 * (`?remote.blog=http://localhost:5174/entry.js`). An edit of a component, a style sheet or a message is shown
 * immediately, and typed values stay; after any other edit the page is reloaded.
 *
 * The remote runs with the development build of its own React, because that of a built shell can't replace components.
 * Only pages of this machine may read the served files (`http://localhost`, `http://aurora.localhost:8080`).
 *
 * @param {ServedRemote} options
 * @returns {Promise<{ address: string, close: () => Promise<void> }>} `address` of the entry
 */
export async function serveRemote({ root, port, log, conditions = [] }) {
  const settings = remoteSettings(root);
  const server = await createServer({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    appType: 'custom',
    mode: 'development',
    customLogger: loggerTo(log),
    plugins: [react(), hotMessages(), hotStyles(), hotEntry(settings), lateChanges()],
    resolve: {
      // rxjs offers its classes as classes under this condition, and as functions under any other.
      conditions: [...conditions, 'es2015', ...defaultClientConditions],
      dedupe: [...SINGLE_PACKAGES],
    },
    css: { modules: classNames(settings.folder) },
    // As in a build: a shell's content security policy allows no picture within a script.
    build: { assetsInlineLimit: 0 },
    // A dependency that is found only later would reload the page.
    optimizeDeps: { entries: [settings.entry] },
    server: { host: 'localhost', port, strictPort: true, hmr: { overlay: false } },
  });
  await server.listen();
  const listening = server.httpServer?.address();
  const usedPort = typeof listening === 'object' && listening !== null ? listening.port : port;
  const origin = `http://localhost:${usedPort}`;
  // Addresses of pictures must name this server: the page has another origin.
  server.config.server.origin = origin;
  return { address: `${origin}${ENTRY}`, close: () => server.close() };
}

/**
 * @param {(line: string) => void} log
 * @returns {import('vite').Logger}
 */
function loggerTo(log) {
  /** @type {WeakSet<object>} */
  const logged = new WeakSet();
  return {
    hasWarned: false,
    info: () => undefined,
    warn: (line) => log(line),
    warnOnce: (line) => log(line),
    error(line, options) {
      if (options?.error) logged.add(options.error);
      log(line);
    },
    clearScreen: () => undefined,
    hasErrorLogged: (error) => logged.has(error),
  };
}
