import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../machine/free-port.mjs';
import { findNginx, startNginx } from '../start-nginx.mjs';

const READY_MS = 5000;

/**
 * Puts nginx before a server that speaks HTTP/1.1: browsers reach it by HTTP/2, with a certificate of its own making.
 *
 * @param {{ to: number, from: number }} ports to: the server's; from: the first one to try
 * @returns {Promise<{ port: number, stop: () => void }>}
 */
export async function serveHttp2({ to, from }) {
  const program = findNginx();
  if (program === undefined) throw new Error('There is no nginx here: see CONTRIBUTING.md.');
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'));
  mkdirSync(join(folder, 'logs'));
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'key.pem'];
  execFileSync('openssl', ['req', '-x509', ...key, '-out', 'cert.pem', ...subject], { cwd: folder, stdio: 'ignore' });
  const port = await freePort(from, '127.0.0.1');
  writeFileSync(join(folder, 'nginx.conf'), configuration(port, to));
  const { stop } = startNginx(program, folder);
  try {
    await whenReady(port);
  } catch (failure) {
    stop();
    throw failure;
  }
  return { port, stop };
}

/** @param {number} port @param {number} to */
function configuration(port, to) {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} daemon off; master_process off; pid nginx.pid; error_log stderr;
    events { worker_connections 512; }
    http {
      access_log off; ssl_certificate cert.pem; ssl_certificate_key key.pem;
      upstream server { server 127.0.0.1:${to}; keepalive 32; }
      server {
        listen 127.0.0.1:${port} ssl http2;
        location / {
          proxy_pass http://server; proxy_http_version 1.1; proxy_set_header Connection "";
          proxy_set_header Host $http_host; proxy_set_header X-Forwarded-Proto https;
        }
      }
    }`;
}

/** @param {number} port */
async function whenReady(port) {
  const start = performance.now();
  for (;;) {
    const isOpen = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.end());
    });
    if (isOpen) return;
    if (performance.now() - start > READY_MS) throw new Error('nginx does not listen.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
