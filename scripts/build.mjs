/**
 * Builds everything that ships: for browsers the shell (dist/client) and the remote modules (dist/remotes), for Node
 * the edge (dist/edge) and the command line (dist/cli); and the packages, each in its own folder (packages/…/dist).
 * Source maps, which are not served, are in dist/maps.
 *
 * Usage: node scripts/build.mjs [--if-stale]
 */
import { cpSync, existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { buildPackages } from './build/build-packages.mjs';
import { isBuildFresh, stampBuild } from './build/build-stamp.mjs';
import { compressAssets, moveBuildMetadata } from './build/post-build.mjs';
import { dataNotices, SANDBOX_DATA, WORKER_LICENSES, writeNotices } from './build/write-notices.mjs';
import { writeBuildName, writeVersion } from './build/write-version.mjs';
import { listFiles } from './machine/list-files.mjs';
import { PROJECT_ROOT } from './machine/project-root.mjs';
import { runCommand } from './machine/run-command.mjs';

const BUILD_REMOTES = 'scripts/build/build-remotes.mjs';
const DIST = join(PROJECT_ROOT, 'dist');

if (process.argv.includes('--if-stale') && isBuildFresh(PROJECT_ROOT)) process.exit(0);

process.env.NODE_ENV = 'production';
console.log('Building …');
rmSync(DIST, { recursive: true, force: true });
const packages = buildPackages();
await build({ root: PROJECT_ROOT });
writeNotices(join(DIST, 'client'), { lists: ['.', WORKER_LICENSES], data: dataNotices() });
moveBuildMetadata(DIST);
if (existsSync(join(PROJECT_ROOT, BUILD_REMOTES))) {
  console.log('Building the remote modules …');
  const remotes = await runCommand([process.execPath, BUILD_REMOTES]);
  if (!remotes.ok) {
    console.error(`The remote modules can't be built: see the output of ${BUILD_REMOTES} above.`);
    process.exit(1);
  }
  console.log(`dist/remotes: ${kilobytesBelow('dist/remotes')} kB for browsers`);
}
compressAssets(PROJECT_ROOT);
await build({ root: PROJECT_ROOT, logLevel: 'warn', build: { ssr: 'src/edge/main.ts', outDir: 'dist/edge' } });
writeNotices(join(DIST, 'edge'), { data: [...dataNotices(), ...SANDBOX_DATA] });
console.log(`dist/edge/main.js and its parts: ${kilobytesBelow('dist/edge')} kB for Node`);
if (!(await packages)) {
  console.error('The packages can’t be built: see the output of npm above.');
  process.exit(1);
}
cpSync(join(PROJECT_ROOT, 'packages/livery/dist/cli'), join(DIST, 'cli'), { recursive: true });
console.log(`dist/cli/main.js and its parts: ${kilobytesBelow('dist/cli')} kB for Node`);
writeBuildName(join(DIST, 'client'));
writeVersion(DIST);
stampBuild(PROJECT_ROOT);

/** @param {string} folder */
function kilobytesBelow(folder) {
  const sizes = listFiles(PROJECT_ROOT, [folder]).map((file) => statSync(join(PROJECT_ROOT, file)).size);
  return (sizes.reduce((sum, size) => sum + size, 0) / 1000).toFixed(1);
}
