import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { anNginxWithEdges } from './an-nginx-with-edges.ts';
import { CONFIGURATION, missingPrograms } from './run-nginx.ts';

const FILES: Readonly<Record<string, string>> = {
  'assets/main-AbCd1234.js': 'plain',
  'assets/main-AbCd1234.js.br': 'as brotli',
  'assets/main-AbCd1234.js.gz': 'as gzip',
  'assets/style-AbCd1234.css': 'plain',
  'assets/style-AbCd1234.css.br': 'as brotli',
  'assets/font-AbCd1234.woff2': 'a font',
  'remotes/blog/en-0a1b2c3d.json': '{}',
  'remotes/blog/en-0a1b2c3d.json.br': 'as brotli',
  'remotes/remotes.json': 'not from the disk',
};

const REASON = missingPrograms('nginx', 'openssl');

describe.skipIf(REASON !== '')(`deploy/nginx.conf${REASON}`, () => {
  const { nginx, path, request, served } = anNginxWithEdges();

  beforeAll(() => {
    for (const [name, text] of Object.entries(FILES)) {
      const file = join(nginx().files, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  });

  it('leads from http to https', async () => {
    const { status, headers } = await fetch(`http://127.0.0.1:${nginx().ports.http}/about?a=b`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([301, 'https://127.0.0.1/about?a=b']);
  });

  it('tells the edge host, protocol and the client’s own address, whatever the client says', async () => {
    const countBefore = served().length;
    await request(path(), {
      ':authority': 'aurora.example:8443',
      'x-forwarded-for': '192.0.2.1',
      'x-forwarded-host': 'other.example',
      'x-forwarded-proto': 'http',
    });
    expect(served()).toHaveLength(countBefore + 1);
    expect(served().find(({ url }) => url === path())?.headers).toMatchObject({
      host: 'aurora.example:8443',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'aurora.example:8443',
      'x-forwarded-proto': 'https',
    });
  });

  it.each([
    ['keeps an id', 'from-the-client-1', /^from-the-client-1$/],
    ['replaces what is no id', 'a b', /^[0-9a-f]{32}$/],
    ['replaces a token', 'eyJhbGci.eyJzdWIi.c2lnbmF0', /^[0-9a-f]{32}$/],
  ])('%s, and passes the same on in both directions', async (_, given, expectedPattern) => {
    const { headers } = await request(path(), { 'x-request-id': given });
    expect(headers['x-request-id']).toMatch(expectedPattern);
    const reachedRequest = served().find(({ url }) => url === path());
    expect(reachedRequest?.headers['x-request-id']).toBe(headers['x-request-id']);
  });

  describe('the build’s files', () => {
    it.each([
      ['/assets/main-AbCd1234.js', 'gzip, br', 'br', 'as brotli', 'text/javascript; charset=utf-8'],
      ['/assets/main-AbCd1234.js', 'gzip, br;q=0', 'gzip', 'as gzip', 'text/javascript; charset=utf-8'],
      ['/assets/main-AbCd1234.js', 'identity', undefined, 'plain', 'text/javascript; charset=utf-8'],
      ['/assets/style-AbCd1234.css', 'br', 'br', 'as brotli', 'text/css; charset=utf-8'],
      ['/assets/font-AbCd1234.woff2', 'br', undefined, 'a font', 'font/woff2'],
      ['/remotes/blog/en-0a1b2c3d.json', 'br', 'br', 'as brotli', 'application/json'],
    ])('come from the disk: %s for “%s”', async (file, acceptedEncoding, encoding, text, type) => {
      const countBefore = served().length;
      const reply = await request(file, { 'accept-encoding': acceptedEncoding });
      expect([reply.status, reply.text]).toEqual([200, text]);
      expect(reply.headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': type,
        'strict-transport-security': 'max-age=31536000',
        'x-content-type-options': 'nosniff',
      });
      expect(reply.headers['content-encoding']).toBe(encoding);
      if (!file.endsWith('.woff2')) expect(reply.headers.vary).toBe('Accept-Encoding');
      expect(served()).toHaveLength(countBefore);
    });

    it.each(['/assets/main-AbCd1234.js.br', '/assets/main-AbCd1234.js.gz'])('are not served as %s', async (file) => {
      expect((await request(file, { 'accept-encoding': 'br' })).status).toBe(404);
    });

    it.each(['/assets/gone-12345678.js', '/remotes/blog/gone-12345678.js', '/remotes/remotes.json', '/favicon.ico'])(
      'are requested of an edge where they are not on the disk: %s',
      async (file) => {
        const reply = await request(file, { 'accept-encoding': 'br' });
        expect([reply.status, reply.text, reply.headers['cache-control']]).toEqual([
          200,
          'a page',
          'private, no-store',
        ]);
      },
    );
  });

  it('logs neither paths nor queries, cookies or tokens', async () => {
    await request('/secret-path?access_token=secret-token', { cookie: 'a=secret-cookie', referer: 'https://secret/' });
    const lastEntry = nginx().log().at(-1);
    expect(lastEntry).toMatchObject({ method: 'GET', host: 'aurora.example', status: 200, cache: 'BYPASS' });
    expect(JSON.stringify(nginx().log())).not.toContain('secret');
    expect(CONFIGURATION).toContain('error_log /var/log/nginx/error.log crit;');
  });

  it('says nothing of its version, and accepts no TRACE', async () => {
    expect((await request(path())).headers.server).toBe('nginx');
    expect((await request(path(), { ':method': 'TRACE' })).status).toBe(405);
  });
});
