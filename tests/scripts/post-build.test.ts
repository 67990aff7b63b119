import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../scripts/list-files.mjs';
import { moveBuildMetadata } from '../../scripts/post-build.mjs';
import { aTree } from '../architecture/a-tree.ts';

it('moves source maps and the manifest out of what browsers can load', () => {
  const dist = aTree({
    'client/.vite/manifest.json': '{"src/main.tsx":{}}',
    'client/index.html': 'page',
    'client/assets/main.js': 'code',
    'client/assets/main.js.map': 'map of the code',
    'client/assets/main.css': 'look',
    'client/assets/main.css.map': 'map of the look',
  });
  moveBuildMetadata(dist);
  expect(listFiles(dist, ['.'])).toEqual([
    'client/assets/main.css',
    'client/assets/main.js',
    'client/index.html',
    'manifest.json',
    'maps/assets/main.css.map',
    'maps/assets/main.js.map',
  ]);
  expect(readFileSync(join(dist, 'maps/assets/main.js.map'), 'utf8')).toBe('map of the code');
});
