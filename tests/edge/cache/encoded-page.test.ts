import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { type EncodedPage, encodedPage } from '../../../src/edge/cache/encoded-page.ts';
import { sendPage } from '../../../src/edge/cache/send-page.ts';
import { isMarkedFor, markTenant } from '../../../src/edge/cache/tenant-mark.ts';
import { anyTenant } from '../../support/data/some-tenants.ts';
import { AURORA, aPage, aResponse, BOREAL } from './a-page.ts';

/** What is sent for a page to a request that is AURORA's. */
async function sent(page: EncodedPage, headers: Record<string, string> = {}) {
  const onTenantMismatch = vi.fn();
  const app = new Hono().get('*', (context) => sendPage(context, page, { tenant: AURORA, onTenantMismatch }));
  const response = await app.request('/', { headers });
  return { response, body: await response.text(), onTenantMismatch };
}

describe('a page that is sent', () => {
  it('may be cached by those in front as long as by the edge, where it is for everybody', async () => {
    const { response } = await sent(aPage());
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
      const { response } = await sent(aPage({ status }));
      expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=10');
    },
  );

  it('is stored nowhere, where it is not', async () => {
    expect((await sent(aPage({ isShared: false }))).response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is not sent to a browser that has it, and is another one for every tenant, content and encoding', async () => {
    const etag = (page: EncodedPage, encoding = 'br') => page.for(encoding).etag;
    const { response, body } = await sent(aPage(), { 'if-none-match': etag(aPage(), 'identity') });
    expect([response.status, body, response.headers.get('content-type')]).toEqual([304, '', null]);
    expect(response.headers.get('x-livery-tenant')).toBe(AURORA);
    const text = aResponse().text;
    const others = [
      etag(aPage()),
      etag(aPage(), 'gzip'),
      etag(aPage({ text: `${text} ` })),
      etag(encodedPage({ ...aResponse(), tenant: BOREAL })),
      etag(aPage({ headers: new Map() })),
    ];
    expect(new Set(others).size).toBe(others.length);
  });

  it('is compressed once for each encoding', () => {
    const page = aPage();
    expect(page.for('gzip, br')).toBe(page.for('br'));
    expect(page.for('br').headers['Content-Encoding']).toBe('br');
    expect(page.for(undefined).headers['Content-Encoding']).toBeUndefined();
  });

  it.each<[string, EncodedPage]>([
    ["another tenant's", aPage({ tenant: BOREAL })],
    ["another tenant's by its header only", aPage({ tenant: BOREAL, text: aResponse().text })],
    ["another tenant's by its body only", aPage({ text: aResponse({ tenant: BOREAL }).text })],
    ['without a mark', aPage({ text: '<html></html>' })],
    ["another tenant's redirect", aPage({ tenant: BOREAL, status: 302, text: '' })],
  ])('is not sent at all where it is %s: a 500 without content, which is counted', async (_, page) => {
    const { response, body, onTenantMismatch } = await sent(page);
    expect([response.status, body, response.headers.get('cache-control')]).toEqual([500, '', 'private, no-store']);
    expect(onTenantMismatch).toHaveBeenCalledExactlyOnceWith({ requested: AURORA, found: page.tenant });
    expect(page.tenant).not.toBe(AURORA);
  });
});

describe('the mark of a page', () => {
  test.prop([anyTenant, anyTenant, fc.string()])('is its tenant, whatever the page holds', (tenant, other, text) => {
    const html = `<!doctype html><html lang="en"><body>${text} data-tenant="${other}"</body></html>`;
    expect(isMarkedFor(markTenant(html, tenant), tenant)).toBe(true);
    expect(isMarkedFor(markTenant(html, other), tenant)).toBe(tenant === other);
    expect(isMarkedFor(html, tenant)).toBe(false);
  });
});
