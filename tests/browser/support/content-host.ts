import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** JavaScript of every fixture: shows a heading and the visitor's path, and counts mounts and unmounts. */
const SHOW = `
  const count = (name) => { window[name] = (window[name] ?? 0) + 1; };
  export function show(element, context, title) {
    count('mounts');
    const add = (tag, text) => {
      const added = document.createElement(tag);
      added.textContent = text;
      element.append(added);
      return added;
    };
    add('h1', title).tabIndex = -1;
    const place = add('p', '');
    const following = context.location.changes.subscribe(({ path }) => { place.textContent = 'You are at ' + path; });
    add('button', 'Go on').onclick = () => context.navigate(context.basePath + '/further');
    return () => { count('unmounts'); following.unsubscribe(); };
  }
`;

/** A remote whose \`mount\` does this, with \`show()\` at hand. */
export function aRemote(body = "return show(element, context, 'A fixture');", style?: string): FixtureRemote {
  return {
    entry: `import { show } from './show.js'; export function mount(element, context) { ${body} }`,
    chunks: { 'show.js': SHOW },
    ...(style === undefined ? {} : { style }),
  };
}

/** A remote module in a test: texts of JavaScript and CSS. */
export interface FixtureRemote {
  readonly entry: string;
  /** Code by file name, in the folder of the entry. */
  readonly chunks?: Readonly<Record<string, string>>;
  readonly style?: string;
  /** The entry for servers: CommonJS that exports `render`. */
  readonly server?: string;
  /** Its other fields in the manifest: `routes`, `slots`, `contract`. */
  readonly listed?: object;
}

interface CannedResponse {
  readonly status?: number;
  readonly type?: string;
  readonly body?: string;
  /** Never responds. */
  readonly hangs?: boolean;
}

/** A content delivery host on its own origin, which serves the files that a test puts there. */
export interface ContentHost {
  readonly address: string;
  /** Paths that were requested, oldest first. */
  readonly requested: string[];
  /** Deploys remotes: their files, with their digests in `remotes.json`. Earlier ones are removed. */
  deploy(remotes: Readonly<Record<string, FixtureRemote>>, release?: string): void;
  /** Sets another response for a path. */
  put(path: string, canned: CannedResponse): void;
  /** Serves the deployed file at a path again. */
  mend(path: string): void;
  close(): Promise<void>;
}

const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

export async function startContentHost(): Promise<ContentHost> {
  const requested: string[] = [];
  const files = new Map<string, CannedResponse>();
  const odd = new Map<string, CannedResponse>();
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    requested.push(request.url ?? '');
    send(response, odd.get(path) ?? files.get(path) ?? { status: 404 });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  function add(path: string, type: string, body: string) {
    files.set(path, { type, body });
    return { url: path.slice(1), integrity: digest(body) };
  }

  return {
    address: `http://127.0.0.1:${port}`,
    requested,
    deploy(remotes, release = '1') {
      files.clear();
      odd.clear();
      requested.length = 0;
      const modules = Object.entries(remotes).map(([name, { entry, chunks = {}, style, server, listed }]) => {
        const folder = `/${name}-${release}`;
        const module = {
          ...listed,
          ...add(`${folder}/entry.js`, 'text/javascript', entry),
          chunks: Object.entries(chunks).map(([file, text]) => add(`${folder}/${file}`, 'text/javascript', text)),
          ...(server === undefined ? {} : { server: add(`${folder}/server.js`, 'text/javascript', server) }),
          styles: style === undefined ? [] : [add(`${folder}/style.css`, 'text/css', style)],
        };
        return [name, module];
      });
      const manifest = JSON.stringify({ version: 1, remotes: Object.fromEntries(modules) });
      files.set('/remotes.json', { type: 'application/json', body: manifest });
    },
    put: (path, canned) => void odd.set(path, canned),
    mend: (path) => void odd.delete(path),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(
  response: ServerResponse,
  { status = 200, type = 'text/plain', body = '', hangs = false }: CannedResponse,
): void {
  if (hangs) return;
  response.writeHead(status, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' });
  response.end(body);
}
