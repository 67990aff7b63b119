import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../machine/project-root.mjs';

/**
 * Writes the version of a build into its `version.json`, which the admin port serves. `SOURCE_COMMIT` and
 * `SOURCE_DATE_EPOCH` (seconds since 1970) replace the values of git and of the clock, for builds without either.
 *
 * @param {string} folder
 */
export function writeVersion(folder) {
  const { SOURCE_COMMIT, SOURCE_DATE_EPOCH } = process.env;
  const { version } = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package.json'), 'utf8'));
  const built = SOURCE_DATE_EPOCH ? new Date(Number(SOURCE_DATE_EPOCH) * 1000) : new Date();
  const text = { version, commit: SOURCE_COMMIT || commitId(PROJECT_ROOT), builtAt: built.toISOString() };
  writeFileSync(join(folder, 'version.json'), `${JSON.stringify(text, null, 2)}\n`);
}

/**
 * Writes the name of the build. Pages of other builds request it to notice that this one is served now. It consists of
 * the module scripts of `index.html`, as in src/infrastructure/browser/browser-shell-build.ts.
 *
 * @param {string} client the folder that browsers get
 */
export function writeBuildName(client) {
  const scripts = readFileSync(join(client, 'index.html'), 'utf8').match(/<script\b[^>]*\btype="module"[^>]*>/g) ?? [];
  const name = scripts.flatMap((script) => /\bsrc="([^"]+)"/.exec(script)?.[1] ?? []).join(',');
  if (name === '') throw new Error('index.html names no script of the build.');
  writeFileSync(join(client, 'build.json'), `${JSON.stringify({ name })}\n`);
}

/** @param {string} folder @returns {string | null} `null` if it is no git repository */
function commitId(folder) {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}
