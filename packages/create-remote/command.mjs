#!/usr/bin/env node
/**
 * Creates the folder of a new remote in the working directory.
 *
 * Usage: npm create @livery/remote [name]
 */
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createRemote } from './create-remote.mjs';

/** @param {string} place */
const pathBeside = (place) => fileURLToPath(new URL(place, import.meta.url));

async function askForName() {
  const terminal = createInterface({ input: stdin, output: stdout });
  const closed = new Promise((resolve) => terminal.once('close', () => resolve('')));
  try {
    return String(await Promise.race([terminal.question('What is the remote called? '), closed])).trim();
  } finally {
    terminal.close();
  }
}

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length > 1) throw new Error('Name one remote: npm create @livery/remote loyalty');
  const folder = createRemote(positionals[0] ?? (await askForName()), process.cwd(), {
    template: pathBeside('dist/template'),
    files: pathBeside('files'),
    versions: pathBeside('dist/versions.json'),
  });
  console.log(`${folder} is there. Next, with the packages that npm pack has made beside it of Livery's repository:

  cd ${folder}
  npm install ../livery-contract-*.tgz ../livery-ui-*.tgz ../livery-remote-*.tgz
  npm test
  npm run dev`);
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
}
