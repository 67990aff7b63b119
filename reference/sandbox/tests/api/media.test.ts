import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../app.ts';

const request = (path: string) => createSandbox().request(`http://aurora.localhost:9000${path}`);

describe('GET /media', () => {
  it.each([
    '/media/scene/sea/abc.svg',
    '/media/scene/old-town/a_b-9.svg',
    '/media/hotel/coast/front/7-abc.svg',
    '/media/hotel/old-town/bath/12-a_b.svg?w=640',
    '/media/logo/aurora.svg',
    '/media/favicon/rihla.svg',
    '/media/hero/noir.svg',
    '/media/car/suv/a1.svg',
    '/media/supplier/kestrel.svg',
    '/media/portrait/noir/owner.svg',
  ])('serves %s as a picture that can be cached and can run nothing', async (path) => {
    const response = await request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=(86400|31536000, immutable)$/);
    expect(await response.text()).toMatch(/^<svg /);
  });

  it('is compressed where the browser takes that', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const wholeResponse = await request('/media/scene/sea/abc.svg');
    const { headers: sentHeaders, body } = await createSandbox().request('/media/scene/sea/abc.svg', { headers });
    expect([sentHeaders.get('content-encoding'), sentHeaders.get('vary')]).toEqual(['gzip', 'Origin, Accept-Encoding']);
    const unpacked = new Response(body?.pipeThrough(new DecompressionStream('gzip')));
    expect(await unpacked.text()).toBe(await wholeResponse.text());
  });

  it('serves a picture in other widths, and the smallest without its fine parts', async () => {
    const path = '/media/hotel/mountain/front/3-x.svg';
    const [plain, small, large, oddPicture] = await Promise.all(
      ['', '?w=320', '?w=1280', '?w=77'].map(async (query) => (await request(path + query)).text()),
    );
    expect(small).toContain(' width="320" height="240" viewBox="0 0 800 600"');
    expect(large).toContain(' width="1280" height="960" viewBox="0 0 800 600"');
    expect(oddPicture).toBe(plain);
    expect(small?.length).toBeLessThan(plain?.length ?? 0);
  });

  it.each([
    '/media/scene/volcano/a.svg',
    '/media/hotel/moon/front/1-a.svg',
    '/media/hotel/coast/cellar/1-a.svg',
    '/media/hotel/coast/front/a.svg',
    '/media/scene/sea/a.png',
    '/media/scene/sea/%3Cscript%3E.svg',
    `/media/scene/sea/${'a'.repeat(65)}.svg`,
    '/media/logo/unknown.svg',
    '/media/hero/__proto__.svg',
    '/media/car/tank/a.svg',
    '/media/supplier/unknown.svg',
    '/media/portrait/unknown/owner.svg',
  ])('has no %s', async (path) => {
    const response = await request(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/json/);
  });
});
