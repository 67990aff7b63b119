import { execFileSync } from 'node:child_process';
import { startNginx } from '../start-nginx.mjs';

/**
 * Puts nginx before a server that speaks HTTP/1.1: browsers reach it by HTTP/2, with a self-signed certificate.
 *
 * @param {{ to: number, from: number }} ports to: the server's; from: the first one to try
 * @returns {Promise<{ port: number, stop: () => void }>}
 */
export async function serveHttp2({ to, from }) {
  const nginx = await startNginx(from, ({ folder, port }) => {
    const subject = ['-subj', '/CN=localhost', '-days', '2'];
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'key.pem'];
    execFileSync('openssl', ['req', '-x509', ...key, '-out', 'cert.pem', ...subject], { cwd: folder, stdio: 'ignore' });
    return `ssl_certificate cert.pem; ssl_certificate_key key.pem;
      upstream server { server 127.0.0.1:${to}; keepalive 32; }
      server {
        listen 127.0.0.1:${port} ssl http2;
        location / {
          proxy_pass http://server; proxy_http_version 1.1; proxy_set_header Connection "";
          proxy_set_header Host $http_host; proxy_set_header X-Forwarded-Proto https;
        }
      }`;
  });
  if (nginx === undefined) throw new Error('There is no nginx here: see CONTRIBUTING.md.');
  return nginx;
}
