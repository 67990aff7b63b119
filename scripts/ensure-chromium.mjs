import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';
import { runCommand } from './run-command.mjs';

/**
 * Finds a Chromium, or installs one where that is possible: from Debian's packages as root, else from Playwright.
 *
 * @returns {Promise<string | undefined>} the path of its program, or undefined when there is none to be had
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found !== undefined) return found;

  console.log('Installing Chromium …');
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand(['apt-get', 'update'], { env });
    await runCommand(['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'], { env });
  }
  if (findChromium() === undefined) await runCommand(['playwright', 'install', 'chromium']);
  return findChromium();
}
