import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listFiles } from '../machine/list-files.mjs';

/**
 * Moves files that browsers may not get out of `dist/client`: source maps, which contain the whole source, to
 * `dist/maps`, and the build's manifest to `dist/manifest.json`. No script refers to a map afterwards.
 *
 * @param {string} dist
 */
export function moveBuildMetadata(dist) {
  const client = join(dist, 'client');
  renameSync(join(client, '.vite', 'manifest.json'), join(dist, 'manifest.json'));
  rmSync(join(client, '.vite'), { recursive: true });
  for (const file of listFiles(client, ['.']).filter((name) => name.endsWith('.map'))) {
    const map = join(dist, 'maps', file);
    mkdirSync(dirname(map), { recursive: true });
    renameSync(join(client, file), map);
  }
  // The map worker is copied unchanged from its package, and refers to a source map that doesn't exist.
  for (const file of listFiles(client, ['.']).filter((name) => name.endsWith('.js'))) {
    const script = readFileSync(join(client, file), 'utf8');
    const alone = script.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n');
    if (alone !== script) writeFileSync(join(client, file), alone);
  }
}

/**
 * Writes a brotli and a gzip copy of each text file of the build and of the remotes, for the edge and the content host.
 *
 * @param {string} root the project's folder
 */
export function compressAssets(root) {
  for (const file of listFiles(join(root, 'dist'), ['client', 'remotes'])) {
    if (!/\.(js|css|svg|json)$/.test(file)) continue;
    const path = join(root, 'dist', file);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
