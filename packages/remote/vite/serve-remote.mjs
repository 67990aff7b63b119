import { existsSync, readFileSync, statSync, watch } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { remoteSettings } from './remote-settings.mjs';
import { writeRemote } from './write-remote.mjs';

/** An editor writes several files, or one file several times: milliseconds until they are built together. */
const TOGETHER_MS = 50;

/** @type {Readonly<Record<string, string>>} */
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml' };

/**
 * Serves the remote of a folder for a shell in the local environment (`?remote.blog=http://localhost:5174/entry.js`).
 * It is built again when a file changes, and the page that shows it is loaded again.
 *
 * @param {{ root: string, out: string, port: number, log: (line: string) => void }} needs `port` 0: any that is free
 * @returns {Promise<{ address: string, close: () => Promise<void> }>} `address` of the entry
 */
export async function serveRemote({ root, out, port, log }) {
  const { entry } = remoteSettings(root);
  /** @type {Set<import('node:http').ServerResponse>} pages that wait for changes */
  const pages = new Set();
  let served = (await writeRemote(root, out)).remote;

  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cache-Control', 'no-store');
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(out, path);
    if (path === '/entry.js') {
      response.setHeader('Content-Type', 'text/javascript').end(entryOf(served));
    } else if (path === '/changes') {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(': open\n\n');
      pages.add(response);
      response.on('close', () => pages.delete(response));
    } else if (existsSync(file) && statSync(file).isFile()) {
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream').end(readFileSync(file));
    } else response.writeHead(404).end();
  });
  await new Promise((resolve, reject) => server.once('error', reject).listen(port, 'localhost', () => resolve(null)));

  let waiting = setTimeout(() => undefined, 0);
  let building = Promise.resolve();
  const watcher = watch(dirname(entry), { recursive: true }, (_, file) => {
    if (file === null || isNoSource(join(dirname(entry), file), out)) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      // One after the other: a build begins with an empty folder.
      building = building.then(rebuild);
    }, TOGETHER_MS);
  });

  async function rebuild() {
    try {
      served = (await writeRemote(root, out)).remote;
      for (const page of pages) page.write('data: changed\n\n');
    } catch (thrown) {
      log(thrown instanceof Error ? thrown.message : String(thrown));
    }
  }

  const listening = server.address();
  const used = typeof listening === 'object' && listening !== null ? listening.port : port;
  return {
    address: `http://localhost:${used}/entry.js`,
    async close() {
      clearTimeout(waiting);
      watcher.close();
      await building;
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Whether a file is none that the remote is built from: what is built, packages, and files such as logs.
 *
 * @param {string} path
 * @param {string} out
 */
function isNoSource(path, out) {
  if (path === out || path.startsWith(`${out}${sep}`)) return true;
  return /[\\/](node_modules|\.git)([\\/]|$)/.test(path) || /\.(log|tmp|swp)$|~$/.test(path);
}

/**
 * The entry that a shell loads: the styles, which the shell knows of a manifest only, the remote, and the reload.
 *
 * @param {import('./build-remote.mjs').BuiltRemote} remote
 */
function entryOf({ url, styles }) {
  return `export * from ${JSON.stringify(`./${url}`)};
for (const url of ${JSON.stringify(styles.map((style) => style.url))}) {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: new URL(url, import.meta.url) });
  document.head.append(link);
}
new EventSource(new URL('changes', import.meta.url)).onmessage = () => location.reload();
`;
}
