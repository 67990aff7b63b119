import { spawnSync } from 'node:child_process';

/** It is not on the path of every user. */
const PROGRAMS = ['nginx', '/usr/sbin/nginx'];

/** The name or the path of nginx, `undefined` where it is not installed. */
export function findNginx() {
  return PROGRAMS.find((name) => spawnSync(name, ['-v']).status === 0);
}
