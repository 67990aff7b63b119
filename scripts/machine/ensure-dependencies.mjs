import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from './project-root.mjs';
import { runCommand } from './run-command.mjs';

/** Installs the packages of package-lock.json, unless they are installed. Needs no package itself. */
export async function ensureDependencies() {
  if (isInstalled(PROJECT_ROOT)) return;
  console.log('Installing dependencies (npm ci) …');
  const { ok } = await runCommand(['npm', 'ci', '--include=dev', '--no-audit', '--no-fund']);
  if (ok) return;
  console.error('The dependencies could not be installed. See the output of npm above, then try again.');
  process.exit(1);
}

/**
 * Whether node_modules holds exactly the packages of the lock file, by npm's own record of what it installed.
 * Optional packages don't count: they differ from one machine to the next.
 *
 * @param {string} root
 */
function isInstalled(root) {
  const installed = lockedPackages(join(root, 'node_modules', '.package-lock.json'));
  return [...lockedPackages(join(root, 'package-lock.json'))].every(
    ([path, { version, optional }]) => path === '' || optional === true || installed.get(path)?.version === version,
  );
}

/** @type {(lockFile: string) => Map<string, { version?: string, optional?: boolean }>} */
function lockedPackages(lockFile) {
  if (!existsSync(lockFile)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(lockFile, 'utf8')).packages));
}
