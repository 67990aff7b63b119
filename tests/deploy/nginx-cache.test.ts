import type { RequestListener } from 'node:http';
import type { OutgoingHttpHeaders } from 'node:http2';
import { beforeEach, describe, expect, it } from 'vitest';
import { TOKEN_PARAMETERS } from '../../src/edge/site.ts';
import { STORED_KEYS } from '../../src/infrastructure/storage/stored-keys.ts';
import { anNginxWithEdges } from './an-nginx-with-edges.ts';
import { missingPrograms } from './run-nginx.ts';

const PATIENT_OPTIONS = { timeout: 15_000, interval: 20 };
const SHARED_CACHING = 'public, max-age=0, s-maxage=60';
const REASON = missingPrograms('nginx', 'openssl');

describe.skipIf(REASON !== '')(`the cache of deploy/nginx.conf${REASON}`, () => {
  const { nginx, path, request, respondWith, served } = anNginxWithEdges();
  const count = () => served().filter(({ url }) => url?.split('?')[0] === path()).length;

  it('has a page for everybody of one host, in one language, with one set of cookies', async () => {
    respondWith(({ url, headers }, response) =>
      response
        .writeHead(200, { 'cache-control': SHARED_CACHING, vary: 'Accept-Encoding, Accept-Language, Cookie' })
        .end(`${headers.host}${url} ${headers['accept-language'] ?? ''} ${headers.cookie ?? ''}`),
    );
    for (const headers of [
      {},
      { ':authority': 'marigold.example' },
      { 'accept-language': 'de' },
      { cookie: 'currency=EUR' },
    ]) {
      const firstReply = await request(path(), headers);
      const reached = count();
      const secondReply = await request(path(), { ...headers, 'x-request-id': 'another-request' });
      expect([secondReply.text, count()]).toEqual([firstReply.text, reached]);
      expect(secondReply.headers['x-request-id']).toBe('another-request');
    }
    expect(count()).toBe(4);
  });

  it('stores nothing that the edge calls private', async () => {
    await request(path());
    await request(path());
    expect(count()).toBe(2);
  });

  it.each<[string, OutgoingHttpHeaders, string]>([
    ['the cookie of the token', { cookie: `a=b; ${STORED_KEYS.token.name}=x` }, ''],
    ['the cookie of the role', { cookie: `${STORED_KEYS.role.name}=agent` }, ''],
    ['an Authorization header', { authorization: 'Bearer x' }, ''],
    ...[...TOKEN_PARAMETERS, 'xsessionid'].map(
      (name) => [`the parameter ${name}`, {}, `?a=b&${name}=x`] as [string, OutgoingHttpHeaders, string],
    ),
  ])('is passed by, in both directions, with %s', async (_, headers, query) => {
    // Even if the edge forgot to limit the response to this request.
    respondWith((_incoming, response) => response.writeHead(200, { 'cache-control': SHARED_CACHING }).end());
    if (query === '') await request(path());
    const reached = count();
    await request(path() + query, headers);
    await request(path() + query, headers);
    expect(count()).toBe(reached + 2);
  });

  it('sends the old page while a new one is rendered, as long as its Cache-Control allows', async () => {
    let text = 'old';
    const cacheControl = 'public, max-age=0, s-maxage=1, stale-while-revalidate=60';
    respondWith((_, response) => response.writeHead(200, { 'cache-control': cacheControl }).end(text));
    expect((await request(path())).text).toBe('old');
    text = 'new';
    const seenIds = new Set<string>();
    await expect.poll(async () => seenIds.add((await request(path())).text).has('new'), PATIENT_OPTIONS).toBe(true);
    const stale = nginx()
      .log()
      .filter(({ cache }) => cache === 'UPDATING' || cache === 'STALE');
    expect([...seenIds, stale.length > 0]).toEqual(['old', 'new', true]);
  });

  it('keeps sites up while the edges fail', async () => {
    let status = 200;
    const cacheControl = 'public, max-age=0, s-maxage=1';
    respondWith((_, response) => response.writeHead(status, { 'cache-control': cacheControl }).end(`${status}`));
    expect((await request(path())).text).toBe('200');
    status = 503;
    const countBefore = count();
    await expect
      .poll(async () => [(await request(path())).text, count() > countBefore], PATIENT_OPTIONS)
      .toEqual(['200', true]);
    expect((await request(path())).text).toBe('200');
  });
});

describe.skipIf(REASON !== '')(`an edge behind nginx that ends a connection without a response${REASON}`, () => {
  const { path, request, respondWith } = anNginxWithEdges();
  let requests = 0;
  const breakOnce: RequestListener = (_, response) => {
    requests += 1;
    if (requests === 1) response.destroy();
    else response.end('a page');
  };
  beforeEach(() => {
    requests = 0;
    respondWith(breakOnce);
  });

  it('costs no page: the next one is requested', async () => {
    expect([(await request(path())).text, requests]).toEqual(['a page', 2]);
  });

  it('does not get a report twice', async () => {
    const { status } = await request('/telemetry/failures', { ':method': 'POST' }, '{}');
    expect([status, requests]).toEqual([502, 1]);
  });
});
