import { brotliDecompressSync } from 'node:zlib';
import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveCopy } from '../../scripts/bench/page/copy-server.mjs';
import { serialRequests } from '../../scripts/bench/page/serial-requests.mjs';
import { requestBytes } from '../../scripts/bench/request-bytes.mjs';
import { aServer } from '../support/http/test-server.ts';

const aRequest = (url: string, more: Partial<Parameters<typeof serialRequests>[0][number]> = {}) => ({
  url,
  initiator: undefined,
  byScript: false,
  isApiCall: false,
  start: 0,
  end: 1,
  ...more,
});

describe('requests in series', () => {
  const page = aRequest('/', { end: 200 });
  const script = aRequest('/main.js', { initiator: '/', start: 160, end: 500 });

  it('are two where the page leads to all others', () => {
    const style = aRequest('/main.css', { initiator: '/', start: 160, end: 300 });
    expect(serialRequests([page, script, style], 1000)).toBe(2);
  });

  it('are more where a script needs another, and then a call', () => {
    const part = aRequest('/part.js', { initiator: '/main.js', byScript: true, start: 510, end: 700 });
    const call = aRequest('/api/deals', {
      initiator: '/part.js',
      byScript: true,
      isApiCall: true,
      start: 710,
      end: 900,
    });
    const picture = aRequest('/deal.webp', { initiator: '/main.js', byScript: true, start: 910, end: 1000 });
    expect(serialRequests([page, script, part, call, picture], 1000)).toBe(5);
  });

  it('are only those that had ended', () => {
    expect(serialRequests([page, script], 499)).toBe(1);
    expect(serialRequests([page, { ...script, end: Number.POSITIVE_INFINITY }], 1000)).toBe(1);
    expect(serialRequests([], 1000)).toBe(0);
  });

  test.prop([fc.integer({ min: 1, max: 12 })])('are as many as a chain has links', (length) => {
    const chain = Array.from({ length }, (_, link) =>
      aRequest(`/${link}`, { initiator: `/${link - 1}`, start: link, end: link + 1 }),
    );
    expect(serialRequests(chain.toReversed(), length)).toBe(length);
  });
});

describe('a page saved as a file', () => {
  async function aCopy() {
    const edge = await aServer((request, response) => {
      response.setHeader('x-of-the-edge', 'yes');
      response.end(request.url === '/' ? `<img src="http://${request.headers.host}/picture.svg">` : request.url);
    });
    const edgePort = Number(new URL(edge.url).port);
    const copy = await serveCopy({ hostname: 'aurora.localhost', edgePort, from: 14_760 });
    onTestFinished(copy.stop);
    const get = (path: string) => requestBytes({ port: copy.port, path });
    return { edge, copy, get };
  }

  it('is compressed ahead, has the headers of the edge, and its pictures beside it', async () => {
    const { edge, copy, get } = await aCopy();
    const { headers, body } = await get('/');
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-of-the-edge': 'yes' });
    expect(brotliDecompressSync(body).toString()).toBe(`<img src="http://aurora.localhost:${copy.port}/picture.svg">`);
    expect(edge.requests).toHaveLength(1);
  });

  it('requests its files of the edge once, and calls of the API each time', async () => {
    const { edge, get } = await aCopy();
    for (const path of ['/main.js', '/main.js', '/api/deals', '/api/deals', '/resort-api/rooms', '/resort-api/rooms']) {
      expect([path, (await get(path)).body.toString()]).toEqual([path, path]);
    }
    expect(edge.requests.slice(1).map(({ url }) => url)).toEqual([
      '/main.js',
      ...['/api/deals', '/api/deals', '/resort-api/rooms', '/resort-api/rooms'],
    ]);
  });
});
