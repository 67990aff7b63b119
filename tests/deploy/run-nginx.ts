import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/machine/free-port.mjs';

/** Often it isn't in a user's PATH. */
const NGINX = ['nginx', '/usr/sbin/nginx'].find((program) => spawnSync(program, ['-v']).status === 0);

/** The programs that a test lacks on this machine, as a suffix of its title; empty if it has all. */
export function missingPrograms(...programs: readonly string[]): string {
  const missingProgram = programs.filter((program) =>
    program === 'nginx' ? NGINX === undefined : spawnSync(program, ['--version']).error !== undefined,
  );
  return missingProgram.length === 0 ? '' : `, not tried: there is no ${missingProgram.join(', no ')} here`;
}

/** The configuration as it ships. */
export const CONFIGURATION = readFileSync('deploy/nginx.conf', 'utf8');

export interface RunningNginx {
  readonly ports: { readonly http: number; readonly https: number };
  /** The folder that replaces `/srv/livery/public`. */
  readonly files: string;
  /** The lines of its request log. */
  log(): readonly Readonly<Record<string, unknown>>[];
  stop(): Promise<void>;
}

/** Makes a certificate that nobody trusts, as `certificate.pem` and `key.pem`. */
function writeCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  execFileSync('openssl', ['req', '-x509', ...key, ...files, '-days', '2', '-subj', '/CN=localhost'], {
    stdio: 'ignore',
  });
}

/**
 * Starts nginx with deploy/nginx.conf unchanged, except for ports, folders and the addresses of the edges.
 *
 * @param edges addresses such as `127.0.0.1:8081`
 */
export async function startNginx(edges: readonly string[]): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-nginx-'));
  for (const name of ['public', 'tls', 'cache', 'log']) mkdirSync(join(folder, name));
  writeCertificate(join(folder, 'tls'));
  const http = await freePort(18_180, '127.0.0.1');
  const https = await freePort(http + 1, '127.0.0.1');
  const text = CONFIGURATION.replace(
    /( *server )127\.0\.0\.1:8081( .*\n).*:8082 .*\n.*:8083 .*\n/,
    (_, before, after) => edges.map((edge) => `${before}${edge}${after}`).join(''),
  )
    .replace('listen 80 ', `listen 127.0.0.1:${http} `)
    .replace('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('/srv/livery/public', join(folder, 'public'))
    .replaceAll('/etc/livery/tls', join(folder, 'tls'))
    .replaceAll('/var/cache/nginx', join(folder, 'cache'))
    .replaceAll('/var/log/nginx', join(folder, 'log'));
  writeFileSync(join(folder, 'nginx.conf'), text);
  const process = ['daemon off;', 'master_process off;', `pid ${join(folder, 'nginx.pid')};`].join(' ');
  const nginx = spawn(NGINX ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', process], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  nginx.stderr.setEncoding('utf8').on('data', (piece: string) => {
    complaints += piece;
  });
  const endPromise = new Promise<void>((resolve) => nginx.once('close', () => resolve()));
  const isListening = async () =>
    fetch(`http://127.0.0.1:${http}/`, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
  while (!(await isListening())) {
    if (nginx.exitCode !== null) throw new Error(`nginx does not start: ${complaints}`);
  }
  return {
    ports: { http, https },
    files: join(folder, 'public'),
    log: () =>
      readFileSync(join(folder, 'log', 'access.log'), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line)),
    async stop() {
      nginx.kill('SIGTERM');
      await endPromise;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
