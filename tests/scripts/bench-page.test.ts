import { brotliDecompressSync } from 'node:zlib';
import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveBare } from '../../scripts/bench/page/bare-server.mjs';
import { blocking } from '../../scripts/bench/page/blocking.mjs';
import { dealsOf } from '../../scripts/bench/page/floor/serve-floor.mjs';
import { serialRequests } from '../../scripts/bench/page/serial-requests.mjs';
import { requestBytes } from '../../scripts/bench/request-bytes.mjs';
import { aServer } from '../support/http/test-server.ts';

const aRequest = (url: string, more: Partial<Parameters<typeof serialRequests>[0][number]> = {}) => ({
  url,
  initiator: undefined,
  byScript: false,
  isApiCall: false,
  isScript: false,
  bytes: 0,
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

describe('the blocking of a page', () => {
  it('is what tasks took beyond 50 ms after the first paint, each for itself', () => {
    const layout = { start: 100, duration: 200 };
    const across = { start: 450, duration: 200 };
    const later = { start: 900, duration: 80 };
    expect(blocking([layout, across, later], 500)).toEqual({ blocked: 100 + 30, longestTask: 150 });
  });

  it('is none where no task took long', () => {
    expect(blocking([], 500)).toEqual({ blocked: 0, longestTask: 0 });
  });
});

describe('a plain page', () => {
  it('has the first eight deals that came with the page of the edge', () => {
    const deal = (name: string) => ({
      hotel: { hotelDetails: { name, heroImage: 'https://media.example/media/a.svg' } },
      rates: { publishedRate: 120.5 },
    });
    const responses = [
      { result: { ok: true, value: { agency: {} } } },
      { result: { ok: true, value: { response: Array.from({ length: 9 }, (_, index) => deal(`Hotel ${index}`)) } } },
    ];
    const html = `<script type="application/json" id="livery-first-view">${JSON.stringify({ responses })}</script>`;
    const deals = dealsOf(html);
    expect(deals).toHaveLength(8);
    expect(deals[0]).toEqual({ name: 'Hotel 0', picture: '/media/a.svg', price: '120.5' });
  });

  it('has none where none came', () => {
    expect(dealsOf('<p>No data</p>')).toEqual([]);
  });
});

describe('a page without scripts', () => {
  const JSON_DATA = '<script type="application/json" id="data">{"a":1}</script>';
  const PAGE =
    '<head><script type="importmap">{}</script><link rel="modulepreload" href="/a.js"></head>' +
    `<p>Words</p>${JSON_DATA}<script type="module" src="/main.js"></script>`;

  async function aBarePage() {
    const edge = await aServer((request, response) => {
      response.setHeader('x-of-the-edge', 'yes');
      response.end(request.url === '/' ? PAGE : request.headers.host);
    });
    const bare = await serveBare({ edgePort: Number(new URL(edge.url).port), from: 14_760 });
    onTestFinished(bare.stop);
    const get = (path: string, accept = '*/*') =>
      requestBytes({ port: bare.port, path, headers: { host: 'aurora.localhost', accept } });
    return { edge, get };
  }

  it('has the headers and the markup of the edge’s, compressed, and none of its scripts', async () => {
    const { get } = await aBarePage();
    const { headers, body } = await get('/', 'text/html');
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'x-of-the-edge': 'yes' });
    expect(brotliDecompressSync(body).toString()).toBe(`<head></head><p>Words</p>${JSON_DATA}`);
  });

  it('requests each page and file of the edge once, for the same host', async () => {
    const { edge, get } = await aBarePage();
    for (const path of ['/picture.svg', '/picture.svg']) {
      expect((await get(path)).body.toString()).toBe('aurora.localhost');
    }
    expect(edge.requests.map(({ url }) => url)).toEqual(['/picture.svg']);
  });
});
