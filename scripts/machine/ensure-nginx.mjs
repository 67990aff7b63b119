import { existsSync } from 'node:fs';
import { installFromDebian } from './install-from-debian.mjs';

/** Installs nginx where it is missing and can be installed; its test says that it was skipped elsewhere. */
export async function ensureNginx() {
  if (!existsSync('/usr/sbin/nginx')) await installFromDebian('nginx-light');
}
