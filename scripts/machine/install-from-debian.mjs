import { existsSync } from 'node:fs';
import { runCommand } from './run-command.mjs';

/**
 * Installs a package of Debian's where that needs no confirmation: on Debian, as root. Services that it brings
 * are not started.
 *
 * @param {string} name such as `chromium`
 */
export async function installFromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  console.log(`Installing ${name} …`);
  await runCommand(['apt-get', 'update'], { env });
  await runCommand(['apt-get', 'install', '-y', '--no-install-recommends', name], { env });
}
