/**
 * Builds what ships: the shell for browsers (dist/), the edge (dist/edge) and the command line (dist/cli) for Node.
 *
 * Usage: node scripts/build.mjs [--if-stale]
 */
import { build } from 'vite';
import { isBuildFresh, stampBuild } from './build-stamp.mjs';
import { compressAssets } from './compress-assets.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

if (process.argv.includes('--if-stale') && isBuildFresh(PROJECT_ROOT)) process.exit(0);

process.env.NODE_ENV = 'production';
console.log('Building …');
await build({ root: PROJECT_ROOT });
compressAssets(PROJECT_ROOT);
for (const program of ['edge', 'cli']) {
  await build({ root: PROJECT_ROOT, build: { ssr: `src/${program}/main.ts`, outDir: `dist/${program}` } });
}
stampBuild(PROJECT_ROOT);
