import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { listFiles } from './list-files.mjs';

/**
 * Lays a brotli and a gzip copy beside each of the build's texts, the remotes' too, for the edge and the content host to send.
 *
 * @param {string} root the project's folder
 */
export function compressAssets(root) {
  for (const file of listFiles(join(root, 'dist'), ['client/assets', 'remotes'])) {
    if (!/\.(js|css|svg|json)$/.test(file)) continue;
    const path = join(root, 'dist', file);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
