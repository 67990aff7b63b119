import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../machine/free-port.mjs';

/** Not every user's PATH contains it. */
const PROGRAM = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
const READY_MS = 5000;

/**
 * Starts nginx in its own folder, which is removed when nginx has ended.
 *
 * @param {number} from the first port to try
 * @param {(at: { folder: string, port: number }) => string} http writes files; returns directives of `http {}`
 * @param {number} [workers] number of worker processes
 * @returns {Promise<{ port: number, pid: number | undefined, stop: () => void } | undefined>} once it listens; `undefined` if
 *   it is not installed
 */
export async function startNginx(from, http, workers = 1) {
  if (PROGRAM === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'));
  mkdirSync(join(folder, 'logs'));
  const port = await freePort(from, '127.0.0.1');
  // If the master is root, workers would run as `nobody`, who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const processes = `daemon off; master_process ${workers > 1 ? 'on' : 'off'}; worker_processes ${workers};`;
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} ${processes} pid nginx.pid; error_log stderr;
    events { worker_connections 512; }
    http { access_log off; ${http({ folder, port })} }`,
  );
  const nginx = spawn(PROGRAM, ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => {
    nginx.once('close', () => rmSync(folder, { recursive: true, force: true }));
    nginx.kill();
  };
  const start = performance.now();
  while (!(await isListening(port))) {
    if (performance.now() - start > READY_MS) {
      stop();
      throw new Error('nginx does not listen.');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { port, pid: nginx.pid, stop };
}

/** @type {(port: number) => Promise<boolean>} */
function isListening(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}
