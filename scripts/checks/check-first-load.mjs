/**
 * Checks how much JavaScript a browser must load before the first screen is
 * interactive: the page's entry, everything that it imports statically, and the
 * translations of one language (the longest), compressed with brotli. What a first
 * view of the home page loads in all is measured in a browser, by
 * tests/browser/first-view/first-load.spec.ts.
 *
 * Usage: node scripts/checks/check-first-load.mjs [folder of the build]
 *
 * @typedef {{ file: string, isEntry?: boolean, imports?: string[] }} Chunk
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const MAX_BYTES = 165_500;

const root = resolve(process.argv[2] ?? 'dist');
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8'));

/** @type {(key: string, seen: Set<string>) => void} */
function withImports(key, seen) {
  if (seen.has(key)) return;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(imported, seen);
}

const keys = Object.keys(manifest);
// What remote modules share are entries, too, and none of the page's own.
const entries = keys.filter((key) => key.endsWith('.html') && manifest[key]?.isEntry === true);
const seen = new Set();
for (const key of entries) withImports(key, seen);
const [texts] = weigh(keys.filter((key) => key.startsWith('src/ui/texts/'))).sort((a, b) => b.bytes - a.bytes);
const sizes = [...weigh([...seen]), ...(texts === undefined ? [] : [texts])];
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0);

for (const { file, bytes } of sizes) console.log(`${kilobytes(bytes)}  ${file}`);
console.log(`${kilobytes(total)}  before the first screen is interactive, ${kilobytes(MAX_BYTES)} at most`);
if (entries.length === 0) console.error('The build has no entry.');
if (total > MAX_BYTES)
  console.error('The first load is too heavy: import what the first screen does not need when it is needed.');
process.exitCode = entries.length === 0 || total > MAX_BYTES ? 1 : 0;

/** @param {readonly string[]} chunks */
function weigh(chunks) {
  return chunks.map((key) => {
    const file = manifest[key]?.file ?? key;
    return { file, bytes: brotliCompressSync(readFileSync(join(root, 'client', file))).length };
  });
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
}
