import { expect, test } from '../support/agency-site.ts';

const MAX_BYTES = 180_000;

/** In axios, and in nothing else that is loaded. */
const AXIOS = 'AxiosError';

test('the first view loads at most 180 kB of JavaScript, and axios with the first call', async ({ page, site }) => {
  const scripts: Promise<{ path: string; bytes: number; isAxios: boolean }>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    const loaded = async () => {
      const [{ responseBodySize: bytes }, response] = await Promise.all([request.sizes(), request.response()]);
      const source = (await response?.text()) ?? '';
      return { path: new URL(request.url()).pathname, bytes, isAxios: source.includes(AXIOS) };
    };
    scripts.push(loaded());
  });
  await page.goto(site.at('aurora'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' })).toBeVisible();
  await expect.poll(async () => (await Promise.all(scripts)).filter(({ isAxios }) => isAxios)).toHaveLength(1);
  const loaded = await Promise.all(scripts);
  const total = loaded.filter(({ isAxios }) => !isAxios).reduce((sum, { bytes }) => sum + bytes, 0);
  // The browser got it compressed: uncompressed, React alone would be more.
  expect(total).toBeGreaterThan(50_000);
  expect(total, loaded.map(({ path, bytes }) => `${bytes} ${path}`).join('\n')).toBeLessThanOrEqual(MAX_BYTES);
});
