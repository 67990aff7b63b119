/**
 * The most JavaScript that may be loaded at first, compressed with brotli; size-limit measures it in the build.
 *
 * - Before the first screen is interactive: the page's entry, all that it imports statically, and the longest
 *   messages. tests/browser/first-view/first-load.spec.ts measures in a browser all that a first view of the home page
 *   loads.
 * - For each page of the main app: the entry, what it imports, and each chunk that is loaded later, with its imports.
 *   Not counted are messages, modules shared by the import map, what is loaded on request once a page is shown (a map,
 *   the dialog of a link, a client's form, a file to save, changes that others have saved), and what only agents see
 *   next to offers.
 *
 * @typedef {{ file: string, isEntry?: boolean, imports?: string[] }} Chunk
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const BUILD = join(import.meta.dirname, '../dist');
const MAIN_APP = join(BUILD, 'remotes/main-app');

/** What a chunk of a remote imports statically, and what it loads later: the first file of a list with digests. */
const IMPORTED = /(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g;
const LOADED_LATER = /(?<!\],\s*)\["([\w-]+\.js)","sha384-/g;
/** Messages that are loaded when their language is chosen. */
const MESSAGES = /^en-[\da-f]+\.js$/;
/** Chunks that are loaded once a page is shown: on request, or for agents only. */
const IN_A_PAGE =
  /^(?:changed-by-others|map-parts|edit-person|bookings-file|link-dialogs|qr-code|agent-tools|price-lines)-[\da-f]+\.js$/;

export default [firstLoad(), ...pages()];

function firstLoad() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(BUILD, 'manifest.json'), 'utf8'));
  const keys = Object.keys(manifest);
  const built = (/** @type {string} */ key) => join(BUILD, 'client', manifest[key]?.file ?? key);
  // Modules shared with remotes are entries too, but not of the page itself.
  const entries = keys.filter((key) => key.endsWith('.html') && manifest[key]?.isEntry === true);
  if (entries.length === 0) throw new Error('The build has no entry.');
  const languages = keys.filter((key) => key.startsWith('src/ui/texts/')).map(built);
  const [longest = ''] = languages.sort((one, other) => compressed(other) - compressed(one));
  return {
    name: 'before the first screen is interactive',
    path: [...[...withImports(entries, (key) => manifest[key]?.imports)].map(built), longest],
    limit: '168.8 kB',
    message: 'Import what the first screen does not need when it is needed.',
  };
}

/** @param {string} file */
function compressed(file) {
  return brotliCompressSync(readFileSync(file)).length;
}

function pages() {
  const files = readdirSync(MAIN_APP).filter((file) => file.endsWith('.js') && !MESSAGES.test(file));
  const chunks = new Map(
    files.map((file) => {
      const code = readFileSync(join(MAIN_APP, file), 'utf8');
      const named = (/** @type {RegExp} */ pattern) =>
        [...code.matchAll(pattern)].map(([, name = '']) => name).filter((name) => files.includes(name));
      return [file, { imports: named(IMPORTED), later: named(LOADED_LATER).filter((name) => !IN_A_PAGE.test(name)) }];
    }),
  );
  const entry = files.find((file) => file.startsWith('entry-'));
  if (entry === undefined) throw new Error(`${MAIN_APP} has no entry.`);
  return pagesFrom(entry, new Set());

  /** @type {(file: string, before: ReadonlySet<string>) => object[]} `before`: what is already loaded */
  function pagesFrom(file, before) {
    const loaded = withImports([file], (name) => chunks.get(name)?.imports, before);
    const added = [...loaded].filter((name) => !before.has(name));
    const later = new Set(added.flatMap((name) => chunks.get(name)?.later ?? []).filter((name) => !loaded.has(name)));
    const page = {
      name: file,
      path: [...loaded].map((name) => join(MAIN_APP, name)),
      limit: '48.6 kB',
      message: 'Load what the page does not show at first when it is needed.',
    };
    return [page, ...[...later].flatMap((name) => pagesFrom(name, loaded))];
  }
}

/**
 * @param {readonly string[]} keys
 * @param {(key: string) => readonly string[] | undefined} importsOf
 * @param {ReadonlySet<string>} [before] what is already loaded, with its imports
 */
function withImports(keys, importsOf, before = new Set()) {
  const seen = new Set(before);
  for (const key of keys) visit(key);
  return seen;

  /** @param {string} key */
  function visit(key) {
    if (seen.has(key)) return;
    seen.add(key);
    importsOf(key)?.forEach(visit);
  }
}
