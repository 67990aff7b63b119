import { expect, test } from './support/agency-site.ts';

const MAX_BYTES = 180_000;

test("a visitor's first view of the home page loads at most 180 kB of JavaScript", async ({ page, site }) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.set(
      new URL(request.url()).pathname,
      request.sizes().then(({ responseBodySize }) => responseBodySize),
    );
  });
  await page.goto(site.at('aurora'), { waitUntil: 'networkidle' });
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Conditions' })).toBeVisible();
  const bytes = await Promise.all(sizes.values());
  const total = bytes.reduce((sum, size) => sum + size, 0);
  // The browser got it compressed: uncompressed, React alone would be more.
  expect(total).toBeGreaterThan(50_000);
  expect(total, [...sizes.keys()].join('\n')).toBeLessThanOrEqual(MAX_BYTES);
});
