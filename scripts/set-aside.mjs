import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from './list-files.mjs';

/**
 * Takes out of `dist/client` what the build wrote there and no browser may have: source maps, which tell the whole
 * source, go to `dist/maps`, and the list of what became of which source file to `dist/manifest.json`.
 *
 * @param {string} dist
 */
export function setAside(dist) {
  const client = join(dist, 'client');
  renameSync(join(client, '.vite', 'manifest.json'), join(dist, 'manifest.json'));
  rmSync(join(client, '.vite'), { recursive: true });
  for (const file of listFiles(client, ['.']).filter((name) => name.endsWith('.map'))) {
    const map = join(dist, 'maps', file);
    mkdirSync(dirname(map), { recursive: true });
    renameSync(join(client, file), map);
  }
}
