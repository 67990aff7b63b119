import { existsSync } from 'node:fs';
import { missingEngines } from './engine-programs.mjs';
import { findChromium } from './find-chromium.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Finds a Chromium, or installs one if possible: from Debian's packages if root, else from Playwright.
 *
 * @returns {Promise<string | undefined>} the path of its program, or `undefined` if there is none
 */
export async function ensureChromium() {
  const chromium = findChromium();
  if (chromium !== undefined) return chromium;

  await installFromDebian('chromium');
  if (findChromium() === undefined) await runCommand(['playwright', 'install', 'chromium']);
  return findChromium();
}

/** Installs nginx if it is missing and can be installed; otherwise its tests are reported as skipped. */
export async function ensureNginx() {
  if (!existsSync('/usr/sbin/nginx')) await installFromDebian('nginx-light');
}

/** Installs Redis if it is missing and can be installed; otherwise its tests are reported as skipped. */
export async function ensureRedis() {
  if (!existsSync('/usr/bin/redis-server')) await installFromDebian('redis-server');
}

/**
 * Installs Firefox and WebKitGTK if they are missing and can be installed.
 *
 * @returns {Promise<readonly string[]>} the packages that are still missing
 */
export async function ensureEngines() {
  for (const name of missingEngines()) await installFromDebian(name);
  return missingEngines();
}

/**
 * Installs a Debian package if that needs no confirmation: on Debian, as root. Its services are not started.
 *
 * @param {string} name such as `chromium`
 */
async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  console.log(`Installing ${name} …`);
  await runCommand(['apt-get', 'update'], { env });
  await runCommand(['apt-get', 'install', '-y', '--no-install-recommends', name], { env });
}
