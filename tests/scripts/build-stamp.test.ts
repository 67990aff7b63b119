import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isBuildFresh, stampBuild } from '../../scripts/build/build-stamp.mjs';
import { moveBuildMetadata } from '../../scripts/build/post-build.mjs';
import { listFiles } from '../../scripts/machine/list-files.mjs';
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

const buildInTree = (): string => {
  const root = aTree({
    'src/main.tsx': 'main',
    'reference/sandbox/app.ts': 'app',
    'reference/remotes/main-app/entry.tsx': 'remote',
    'scripts/build/build-remotes.mjs': 'remotes',
    'index.html': 'page',
    'package-lock.json': '{}',
    'vite.config.ts': 'config',
    'README.md': 'words',
    'dist/client/index.html': 'built page',
  });
  stampBuild(root);
  return root;
};

describe('a build', () => {
  it('is fresh as long as nothing that it was made from changes', () => {
    const root = buildInTree();
    writeFileSync(join(root, 'README.md'), 'other words');
    expect(isBuildFresh(root)).toBe(true);
  });

  it.each([
    'src/main.tsx',
    'src/added.ts',
    'reference/sandbox/app.ts',
    'reference/remotes/main-app/entry.tsx',
    'scripts/build/build-remotes.mjs',
    'index.html',
    'package-lock.json',
    'vite.config.ts',
  ])('is stale when %s changes', (file) => {
    const root = buildInTree();
    writeFileSync(join(root, file), 'changed');
    expect(isBuildFresh(root)).toBe(false);
  });

  it('is stale when a script changes that the build is configured with', () => {
    const configuration = readFileSync('vite.config.ts', 'utf8');
    const scripts = [...configuration.matchAll(/'\.\/(scripts\/[\w/-]+\.(?:ts|mjs))'/g)].map(([, file = '']) => file);
    expect(scripts).not.toEqual([]);
    for (const file of scripts) {
      const root = buildInTree();
      writeFileSync(join(root, file), 'changed');
      expect([file, isBuildFresh(root)]).toEqual([file, false]);
    }
  });

  it('is stale when a source is gone, or was never finished', () => {
    const root = buildInTree();
    rmSync(join(root, 'src/main.tsx'));
    expect(isBuildFresh(root)).toBe(false);
    expect(isBuildFresh(aTree({ 'src/main.tsx': 'main', 'dist/client/index.html': '' }))).toBe(false);
  });
});
