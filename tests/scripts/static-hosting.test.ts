import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../scripts/machine/free-port.mjs';
import { aBuiltShell, INDEX } from '../edge/a-built-shell.ts';

/** Often nginx isn't in a user's PATH. */
const NGINX = ['nginx', '/usr/sbin/nginx'].find((program) => spawnSync(program, ['-v']).status === 0);
const REASON = NGINX === undefined ? ', not tried: there is no nginx here (apt-get install nginx-light)' : '';

const [, sample = ''] = /```nginx\n([^]*?)```/.exec(readFileSync('docs/static-hosting.md', 'utf8')) ?? [];

const TYPES = 'types { text/html html; text/javascript js; application/json json; text/plain txt; }';

/** The sample configuration unchanged, except for the port and the folder of the build. */
function configurationFor(build: string, port: number): string {
  const nginxText = sample.replaceAll('listen 80', `listen 127.0.0.1:${port}`).replaceAll('/srv/livery', build);
  return `daemon off; master_process off; pid nginx.pid; error_log stderr; events {}
    http { access_log off; ${TYPES} default_type application/octet-stream; ${nginxText} }`;
}

describe.skipIf(NGINX === undefined)(`sample for nginx of docs/static-hosting.md${REASON}`, () => {
  const build = NGINX === undefined ? '' : aBuiltShell();
  let folder = '';
  let nginx: ChildProcess | undefined;
  let port = 0;

  /** Not by `fetch`, which can't set `Host` and normalises paths before it sends them. */
  const get = (path: string, host = 'www.agency.example', acceptedEncoding = 'identity') =>
    new Promise<{ status: number | undefined; text: string; header: (name: string) => unknown }>((resolve, reject) => {
      const headers = { host, accept: 'text/html,*/*;q=0.8', 'accept-encoding': acceptedEncoding };
      request({ host: '127.0.0.1', port, path, headers, agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode, text, header: (name) => response.headers[name] }),
        );
      })
        .on('error', reject)
        .end();
    });

  beforeAll(async () => {
    writeFileSync(join(build, 'client', 'livery-config.json'), '{"environment":"prod"}');
    writeFileSync(join(build, 'remotes', 'remotes.json'), '{}');
    folder = mkdtempSync(join(tmpdir(), 'livery-nginx-'));
    port = await freePort(18_080, '127.0.0.1');
    mkdirSync(join(folder, 'logs'));
    writeFileSync(join(folder, 'nginx.conf'), configurationFor(build, port));
    nginx = spawn(NGINX ?? '', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    nginx.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    await vi.waitFor(async () => expect([output, (await get('/')).status]).toEqual(['', 200]), { timeout: 10_000 });
  });
  afterAll(() => {
    nginx?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(['/', '/index.html', '/about', '/booknow/hotels/search?tab=Hotels', '/mytrip/report.pdf'])(
    'serves the page at %s, revalidated each time',
    async (path) => {
      const { status, text, header } = await get(path);
      expect([status, text, header('cache-control')]).toEqual([200, INDEX, 'no-cache']);
      expect([header('content-type'), header('x-content-type-options')]).toEqual(['text/html', 'nosniff']);
    },
  );

  it.each([
    '/assets/gone-12345678.js',
    '/assets/gone',
    '/assets/main-AbCd1234.js.map',
    '/maps/assets/main-AbCd1234.js.map',
    '/manifest.json',
    '/favicon.ico',
    '/edge/main.js',
    '/assets/..%2fedge/main.js',
    '/remotes/blog/gone-12345678.js',
  ])('has nothing at %s, and does not show the page there', async (path) => {
    const { status, text, header } = await get(path);
    expect([status, text.includes('livery-config'), header('cache-control')]).toEqual([404, false, undefined]);
  });

  it('has files with a digest in their name cached for good, and sends them compressed', async () => {
    const plain = await get('/assets/main-AbCd1234.js');
    expect([plain.text, plain.header('cache-control')]).toEqual(['plain', 'public, max-age=31536000, immutable']);
    const small = await get('/assets/main-AbCd1234.js', undefined, 'gzip');
    expect([small.text, small.header('content-encoding')]).toEqual(['as gzip', 'gzip']);
    for (const { header } of [plain, small]) expect(header('vary')).toBe('Accept-Encoding');
  });

  it('serves the configuration beside the page', async () => {
    const { text, header } = await get('/livery-config.json');
    expect([JSON.parse(text), header('cache-control')]).toEqual([{ environment: 'prod' }, 'no-cache']);
  });

  it('gives remote modules, and nothing else, from the content host', async () => {
    const [manifest, entry] = [
      await get('/remotes/remotes.json', 'content.example'),
      await get('/remotes/blog/entry-0a1b2c3d.js', 'content.example'),
    ];
    expect([manifest.text, manifest.header('cache-control')]).toEqual(['{}', 'no-store']);
    expect([entry.text, entry.header('cache-control')]).toEqual(['a remote', 'public, max-age=31536000, immutable']);
    for (const { header } of [manifest, entry]) expect(header('access-control-allow-origin')).toBe('*');
    for (const path of ['/', '/client/index.html', '/edge/main.js', '/remotes/..%2fedge/main.js', '/remotes/gone.js']) {
      expect([path, (await get(path, 'content.example')).status]).toEqual([path, 404]);
    }
  });
});
