import { get as getByHttp, type IncomingMessage } from 'node:http';
import { get as getByHttps } from 'node:https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBuiltShell } from '../edge/a-built-shell.ts';
import { aBuiltEdge, type RunningEdge } from '../edge/run-edge.ts';
import { OBSERVATORY_RULES, type ObservedSite } from './observatory-rules.ts';
import { missingPrograms, type RunningNginx, startNginx } from './run-nginx.ts';

const REASON = missingPrograms('nginx', 'openssl');

/** Pages of all kinds: of agencies with and without analytics, without an agency, and pages that may not be stored. */
const PAGES = [
  ['an agency’s home page', 'aurora.localhost', '/', 200],
  ['the home page of an agency that measures', 'marigold.localhost', '/', 200],
  ['a page with a token in its address', 'aurora.localhost', '/newPassword?token=abc', 200],
  ['a page that is not there', 'aurora.localhost', '/nowhere', 404],
  ['the page of an unknown host', 'nobody.localhost', '/', 404],
  ['the log-out', 'aurora.localhost', '/logout', 200],
  ['the page without a connection', 'aurora.localhost', '/offline', 200],
] as const;

describe.skipIf(REASON !== '')(`MDN’s HTTP Observatory, for an edge behind deploy/nginx.conf${REASON}`, async () => {
  const root = REASON !== '' ? '' : aBuiltShell();
  const runEdge = REASON !== '' ? undefined : await aBuiltEdge();
  let edge: RunningEdge | undefined;
  let nginx: RunningNginx;

  beforeAll(async () => {
    edge = runEdge?.(root, { PORT: '0' });
    const address = /Livery is listening on http:\/\/(\S+)/.exec((await edge?.ready) ?? '')?.[1] ?? '';
    nginx = await startNginx([address, address, address]);
  });
  afterAll(async () => {
    edge?.process.kill('SIGKILL');
    await nginx.stop();
  });

  /** Requests a page as Observatory does: over http, and over https with the origin of another site. */
  async function observe(host: string, path: string): Promise<ObservedSite & { readonly status: number | undefined }> {
    const { ports } = nginx;
    const there = { host: '127.0.0.1', path, agent: false } as const;
    const [byHttp, byHttps] = await Promise.all([
      new Promise<IncomingMessage>((resolve, reject) => {
        getByHttp({ ...there, port: ports.http, headers: { host } }, resolve).once('error', reject);
      }),
      new Promise<IncomingMessage>((resolve, reject) => {
        const headers = { host, accept: 'text/html', origin: 'https://http-observatory.security.mozilla.org' };
        getByHttps({ ...there, port: ports.https, headers, rejectUnauthorized: false }, resolve).once('error', reject);
      }),
    ]);
    for (const response of [byHttp, byHttps]) response.resume();
    const { statusCode: status = 0, headers } = byHttp;
    return {
      host,
      status: byHttps.statusCode,
      headers: byHttps.headers,
      byHttp: { status, location: headers.location },
    };
  }

  describe.each(PAGES)('%s', (_, host, path, status) => {
    it.each(Object.entries(OBSERVATORY_RULES))('passes “%s”', async (_name, complaintsAbout) => {
      const observed = await observe(host, path);
      expect(observed.status).toBe(status);
      expect(complaintsAbout(observed)).toEqual([]);
    });
  });

  it('is told of cookies where the edge sets some', async () => {
    const { headers } = await observe('aurora.localhost', '/logout');
    expect(headers['set-cookie']?.length).toBeGreaterThan(0);
  });
});
