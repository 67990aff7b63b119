#!/usr/bin/env node
/**
 * Builds and serves the remote in this folder.
 *
 * Usage: livery-remote build [--out dist]
 *        livery-remote dev [--out dist] [--port 5174]
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serveRemote } from './serve-remote.mjs';
import { writeRemote } from './write-remote.mjs';

const USAGE = 'Usage: livery-remote build [--out dist]\n       livery-remote dev [--out dist] [--port 5174]';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'dist' }, port: { type: 'string', default: '5174' } },
  });
  process.env['NODE_ENV'] = 'production';
  const [root, out] = [process.cwd(), resolve(values.out)];
  if (positionals[0] === 'build') {
    const { name, remote } = await writeRemote(root, out);
    console.log(`${name}: ${values.out}/${remote.url}, listed in ${values.out}/remotes.json`);
  } else if (positionals[0] === 'dev') {
    const { address } = await serveRemote({ root, out, port: Number(values.port), log: console.error });
    console.log(`The remote is at ${address}. In a local shell: ?remote.<name>=${address}`);
  } else {
    console.error(USAGE);
    process.exitCode = 2;
  }
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
}
