import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { type EncodedPage, encodedPage, isMarkedForTenant, markTenant } from '../../../src/edge/cache/encoded-page.ts';
import { sendPage } from '../../../src/edge/cache/serve-pages.ts';
import { anyTenant, aTenant } from '../../support/data/some-tenants.ts';
import { AURORA, aPage, aResponse, BOREAL } from './a-page.ts';

/** The response to a request of AURORA for a page. */
async function sendEncoded(encodedPagePromise: Promise<EncodedPage>, headers: Record<string, string> = {}) {
  const page = await encodedPagePromise;
  const onTenantMismatch = vi.fn();
  const app = new Hono().get('*', (context) =>
    sendPage(context, page, { tenant: AURORA, onTenantMismatch, cacheStatus: 'livery; hit' }),
  );
  const response = await app.request('/', { headers });
  return { page, response, body: await response.text(), onTenantMismatch };
}

describe('a page that is sent', () => {
  it('may be cached by those in front as long as by the edge, where it is for everybody', async () => {
    const { response } = await sendEncoded(aPage());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=10, stale-if-error=86400',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
      'x-livery-tenant': AURORA,
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': "default-src 'self'",
      'content-type': 'text/html; charset=UTF-8',
    });
  });

  it.each([403, 404])(
    'may be cached for seconds where it is no success, and not while the edge fails: %i',
    async (status) => {
      const { response } = await sendEncoded(aPage({ status }));
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=10');
    },
  );

  it.each([
    [200, 'public, max-age=0, s-maxage=2, stale-while-revalidate=3, stale-if-error=4'],
    [404, 'public, max-age=0, s-maxage=2, stale-while-revalidate=3'],
  ])('may be cached for as long as is set, with status %i', async (status, control) => {
    const { response } = await sendEncoded(encodedPage(aResponse({ status }), { fresh: 2, stale: 3, onError: 4 }));
    expect(response.headers.get('cache-control')).toBe(control);
  });

  it('is kept for the way back where nothing in it is a person’s, though it is not shared', async () => {
    const { response } = await sendEncoded(aPage({ isShared: false, isKept: true }));
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('is stored nowhere, where it is not', async () => {
    expect((await sendEncoded(aPage({ isShared: false }))).response.headers.get('cache-control')).toBe(
      'private, no-store',
    );
  });

  it('is not sent to a browser that has it, and is another one for every tenant, content and encoding', async () => {
    const etag = async (page: Promise<EncodedPage>, encoding = 'br') => (await page).for(encoding).etag;
    const { response, body } = await sendEncoded(aPage(), { 'if-none-match': await etag(aPage(), 'identity') });
    expect([response.status, body, response.headers.get('content-type')]).toEqual([304, '', null]);
    expect(response.headers.get('x-livery-tenant')).toBe(AURORA);
    const text = aResponse().text;
    const otherTags = await Promise.all([
      etag(aPage()),
      etag(aPage(), 'gzip'),
      etag(aPage({ text: `${text} ` })),
      etag(encodedPage({ ...aResponse(), tenant: BOREAL })),
      etag(aPage({ headers: new Map() })),
    ]);
    expect(new Set(otherTags).size).toBe(otherTags.length);
  });

  it('is the version that a browser has, though it was rendered at another time', async () => {
    const etag = async (now: string, isSettled = true) => {
      const view = `{"now":"${now}","settled":${isSettled}}`;
      const page = await aPage({
        text: `${aResponse().text}<script type="application/json" id="livery-first-view">${view}`,
      });
      return page.for('br').etag;
    };
    const rendered = await etag('2026-02-03T09:30:00Z');
    expect(await etag('2026-02-03T09:31:00.123Z')).toBe(rendered);
    expect(await etag('2026-02-03T09:30:00Z', false)).not.toBe(rendered);
  });

  it('is compressed once for each encoding', async () => {
    const page = await aPage();
    expect(page.for('gzip, br')).toBe(page.for('br'));
    expect(page.for('gzip').body()).toBe(page.for('gzip').body());
    expect(page.for('br').headers['Content-Encoding']).toBe('br');
    expect(page.for(undefined).headers['Content-Encoding']).toBeUndefined();
  });

  test.prop([fc.string({ unit: 'binary', minLength: 1 })])(
    'is the same text in every encoding, and as it is',
    async (text) => {
      const page = await aPage({ text, type: 'text/plain' });
      const body = (encoding?: string) => page.for(encoding).body() ?? new Uint8Array();
      const texts = [body(), brotliDecompressSync(body('br')), gunzipSync(body('gzip'))];
      expect(texts.map((bytes) => Buffer.from(bytes).toString())).toEqual(Array(3).fill(Buffer.from(text).toString()));
    },
  );

  it.each<[string, Promise<EncodedPage>]>([
    ["another tenant's", aPage({ tenant: BOREAL })],
    ["another tenant's by its header only", aPage({ tenant: BOREAL, text: aResponse().text })],
    ["another tenant's by its body only", aPage({ text: aResponse({ tenant: BOREAL }).text })],
    ['without a mark', aPage({ text: '<html></html>' })],
    ["another tenant's redirect", aPage({ tenant: BOREAL, status: 302, text: '' })],
  ])('is not sent at all where it is %s: a 500 without content, which is counted', async (_, encodedPagePromise) => {
    const { page, response, body, onTenantMismatch } = await sendEncoded(encodedPagePromise);
    expect([response.status, body, response.headers.get('cache-control')]).toEqual([500, '', 'private, no-store']);
    expect(onTenantMismatch).toHaveBeenCalledExactlyOnceWith({ requested: AURORA, found: page.tenant });
    expect(page.tenant).not.toBe(AURORA);
  });
});

describe('the mark of a page', () => {
  it('is the whole name of its tenant', () => {
    const longer = markTenant('<html></html>', aTenant(`${AURORA}.com`));
    const shorter = markTenant('<html></html>', aTenant('https://aurora'));
    expect([isMarkedForTenant(longer, AURORA), isMarkedForTenant(shorter, AURORA)]).toEqual([false, false]);
  });

  test.prop([anyTenant, anyTenant, fc.string()])(
    'is its tenant, whatever the page holds',
    (tenant, otherTenant, text) => {
      const html = `<!doctype html><html lang="en"><body>${text} data-tenant="${otherTenant}"</body></html>`;
      expect(isMarkedForTenant(markTenant(html, tenant), tenant)).toBe(true);
      expect(isMarkedForTenant(markTenant(html, otherTenant), tenant)).toBe(tenant === otherTenant);
      expect(isMarkedForTenant(html, tenant)).toBe(false);
    },
  );
});
