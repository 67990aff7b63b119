import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../machine/free-port.mjs';
import { requestBytes } from '../request-bytes.mjs';
import { findNginx, startNginx } from '../start-nginx.mjs';

/** @import { ResponseBytes } from '../request-bytes.mjs' */

const READY_MS = 5000;

/**
 * Serves saved responses with nginx, byte for byte.
 *
 * @param {Readonly<Record<string, ResponseBytes>>} files by their paths
 * @param {number} from the first port to try
 * @param {number} [workers] how many of its processes serve
 * @returns {Promise<{ port: number, pid: number | undefined, stop: () => void } | undefined>} `undefined` if nginx is not installed
 */
export async function serveWithNginx(files, from, workers = 1) {
  const program = findNginx();
  if (program === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'));
  mkdirSync(join(folder, 'logs'));
  const port = await freePort(from, '127.0.0.1');
  const locations = Object.entries(files).map(([path, { headers, body }], index) => {
    writeFileSync(join(folder, `file-${index}`), body);
    const encoding = headers['content-encoding'];
    return `location = ${path} {
      default_type "${headers['content-type']}";
      ${encoding === undefined ? '' : `add_header Content-Encoding ${encoding};`}
      root ${folder};
      try_files /file-${index} =404;
    }`;
  });
  writeFileSync(join(folder, 'nginx.conf'), configuration({ port, locations, workers }));
  const { pid, stop } = startNginx(program, folder);
  try {
    await whenReady(port, Object.keys(files)[0] ?? '/');
  } catch (failure) {
    stop();
    throw failure;
  }
  return { port, pid, stop };
}

/** @param {{ port: number, locations: readonly string[], workers: number }} server */
function configuration({ port, locations, workers }) {
  // Workers of a master that is root would be nobody, who may not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; master_process ${workers > 1 ? 'on' : 'off'}; worker_processes ${workers}; pid nginx.pid; error_log stderr;
    events { worker_connections 512; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; types {}
      open_file_cache max=16;
      server { listen 127.0.0.1:${port}; ${locations.join('\n')} }
    }`;
}

/** @param {number} port @param {string} path */
async function whenReady(port, path) {
  const start = performance.now();
  for (;;) {
    const response = await requestBytes({ port, path }).catch(() => undefined);
    if (response?.status === 200) return;
    if (performance.now() - start > READY_MS) throw new Error('nginx does not serve what it was given.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
