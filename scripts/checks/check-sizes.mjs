/**
 * Checks that no file is too long to be read in one go. Data (JSON) may be longer.
 *
 * Usage: node scripts/checks/check-sizes.mjs [root]
 */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listFiles } from '../machine/list-files.mjs';

const MOST_LINES = 200;
const WRITTEN_BY_HAND = /\.(tsx?|[cm]?js|css|html)$/;

const root = resolve(process.argv[2] ?? '.');
const files = listFiles(root, ['src', 'packages', 'reference', '.storybook', 'tests', 'scripts']).filter((file) =>
  WRITTEN_BY_HAND.test(file),
);
const sizes = files.map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }));
const longFiles = sizes.filter(({ lines }) => lines > MOST_LINES);

for (const { file, lines } of longFiles) {
  console.error(`${file} has ${lines} lines, ${MOST_LINES} at most: give a part of it a name and a file.`);
}
if (files.length === 0) console.error(`No file to measure under ${root}.`);
if (longFiles.length === 0 && files.length > 0) console.log(`${files.length} files, none above ${MOST_LINES} lines.`);
process.exitCode = longFiles.length > 0 || files.length === 0 ? 1 : 0;
