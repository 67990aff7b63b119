#!/usr/bin/env node
/**
 * Builds and serves the remote in this folder, and adds builds to the manifest of a content host.
 *
 * Usage: livery-remote build [--out dist]
 * livery-remote dev [--port 5174]
 * livery-remote merge <remotes.json of the content host> <remotes.json of a build> …
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { mergeManifests } from './merge-manifests.mjs';
import { remoteSettings } from './remote-settings.mjs';
import { serveRemote } from './serve-remote.mjs';
import { writeRemote } from './write-remote.mjs';

const USAGE = [
  'Usage: livery-remote build [--out dist]',
  '       livery-remote dev [--port 5174]',
  '       livery-remote merge <remotes.json of the content host> <remotes.json of a build> …',
].join('\n');

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: 'dist' }, port: { type: 'string', default: '5174' } },
  });
  process.env['NODE_ENV'] = positionals[0] === 'dev' ? 'development' : 'production';
  const [root, out] = [process.cwd(), resolve(values.out)];
  if (positionals[0] === 'build') {
    const { name, remote } = await writeRemote(root, out);
    console.log(`${name}: ${values.out}/${remote.url}, listed in ${values.out}/remotes.json`);
  } else if (positionals[0] === 'dev') {
    const { name } = remoteSettings(root);
    const { address } = await serveRemote({ root, port: Number(values.port), log: console.error });
    console.log(`${name} is at ${address}. In a shell of the local environment: ?remote.${name}=${address}`);
  } else if (positionals[0] === 'merge' && positionals.length > 2) {
    const [, into = '', ...from] = positionals;
    const { added, replaced } = mergeManifests(into, from);
    console.log(`${into}: added ${added.join(', ') || 'none'}, replaced ${replaced.join(', ') || 'none'}`);
  } else {
    console.error(USAGE);
    process.exitCode = 2;
  }
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = 1;
}
