/**
 * Writes sbom.cdx.json: every package of the lock file with its digest, in CycloneDX.
 *
 * npm names the application after its folder; this replaces that name by the one in package.json.
 *
 * Usage: node scripts/write-sbom.mjs
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './machine/project-root.mjs';

const { stdout, status } = spawnSync(
  'npm',
  ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'],
  {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
  },
);
if (status === 0) {
  const sbom = JSON.parse(stdout);
  sbom.metadata.component.name = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8')).name;
  writeFileSync(join(PROJECT_ROOT, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
} else {
  console.error('npm sbom failed: see its output above. Nothing is written.');
  process.exitCode = 1;
}
