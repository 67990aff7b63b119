import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/** It is not on the path of every user. */
const PROGRAMS = ['nginx', '/usr/sbin/nginx'];

/** The name or the path of nginx, `undefined` if it is not installed. */
export function findNginx() {
  return PROGRAMS.find((name) => spawnSync(name, ['-v']).status === 0);
}

/**
 * Starts nginx with the `nginx.conf` of a folder, which is removed when it has ended.
 *
 * @param {string} program
 * @param {string} folder
 * @returns {{ pid: number | undefined, stop: () => void }}
 */
export function startNginx(program, folder) {
  const nginx = spawn(program, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => {
    nginx.once('close', () => rmSync(folder, { recursive: true, force: true }));
    nginx.kill();
  };
  return { pid: nginx.pid, stop };
}
