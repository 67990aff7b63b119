/**
 * Checks how much JavaScript of its own a page of a remote loads at first, compressed with brotli: the entry, what it
 * imports, and each chunk that is loaded later on the way to a page, with what that imports. Messages of languages and
 * what the import map shares are not counted, nor is what a visitor asks for in a page that is there (a map, the dialog of
 * a link, a client's form, a file to save), what others have saved meanwhile, or what only agents have beside the offers
 * of such a page.
 *
 * Usage: node scripts/checks/check-page-weight.mjs [folder of a built remote]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const MAX_BYTES = 48_000;

/** What a chunk imports at once, and what it loads later: the first of a list of files with their digests. */
const IMPORTED = /(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g;
const LOADED_LATER = /(?<!\],\s*)\["([\w-]+\.js)","sha384-/g;
/** Messages that are loaded when their language is chosen. */
const MESSAGES = /^en-[\da-f]+\.js$/;
/** What is loaded in a page that is there: when a visitor asks for it, or for agents alone. */
const IN_A_PAGE =
  /^(?:changed-by-others|map-parts|edit-person|bookings-file|link-dialogs|qr-code|agent-tools|price-lines)-[\da-f]+\.js$/;

const folder = resolve(process.argv[2] ?? 'dist/remotes/main-app');
/** @type {Map<string, { bytes: number, imported: string[], later: string[] }>} */
const chunks = new Map(
  readdirSync(folder)
    .filter((file) => file.endsWith('.js') && !MESSAGES.test(file))
    .map((file) => {
      const code = readFileSync(join(folder, file), 'utf8');
      const named = (/** @type {RegExp} */ pattern) => [...code.matchAll(pattern)].map(([, name = '']) => name);
      return [file, { bytes: brotliCompressSync(code).length, imported: named(IMPORTED), later: named(LOADED_LATER) }];
    }),
);

const entry = [...chunks.keys()].find((file) => file.startsWith('entry-'));
if (entry === undefined) throw new Error(`${folder} has no entry: build first.`);

/** @type {{ page: string, bytes: number }[]} */
const pages = [];
visit(entry, new Set());
pages.sort((one, other) => other.bytes - one.bytes);

for (const { page, bytes } of pages) console.log(`${kilobytes(bytes)}  ${page}`);
const heaviest = pages[0]?.bytes ?? 0;
console.log(`${kilobytes(heaviest)}  at most loaded by one page at first, ${kilobytes(MAX_BYTES)} allowed`);
if (heaviest > MAX_BYTES) console.error('A page is too heavy: load what it does not show at first when it is needed.');
process.exitCode = heaviest > MAX_BYTES ? 1 : 0;

/**
 * @param {string} file that is loaded next
 * @param {ReadonlySet<string>} before what the page has loaded by then
 */
function visit(file, before) {
  const loaded = new Set(before);
  withImports(file, loaded);
  pages.push({ page: file, bytes: [...loaded].reduce((sum, name) => sum + (chunks.get(name)?.bytes ?? 0), 0) });
  const added = [...loaded].filter((name) => !before.has(name));
  for (const later of new Set(added.flatMap((name) => chunks.get(name)?.later ?? []))) {
    if (chunks.has(later) && !loaded.has(later) && !IN_A_PAGE.test(later)) visit(later, loaded);
  }
}

/** @param {string} file @param {Set<string>} into */
function withImports(file, into) {
  if (into.has(file)) return;
  into.add(file);
  for (const imported of chunks.get(file)?.imported ?? []) withImports(imported, into);
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
}
