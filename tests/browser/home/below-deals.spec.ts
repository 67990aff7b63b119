import { expect, test } from '../support/agency-site.ts';
import { holdBack } from '../support/hold-back.ts';
import { watchShift } from '../support/search-panel.ts';

test('destinations and stories stand below the deals, and lead to their pages', async ({ page, site }) => {
  await page.goto(site.at('aurora'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const destinations = page.getByRole('region', { name: 'Top destinations' });
  const stories = page.getByRole('region', { name: 'Stories' });
  await expect(destinations.getByRole('article')).toHaveCount(3);
  await expect(stories.getByRole('article')).toHaveCount(3);
  const [above, below] = [await destinations.boundingBox(), await stories.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await stories.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/blog\/./);
  await page.goBack();
  await destinations.getByRole('link', { name: 'All destinations' }).click();
  await expect(page).toHaveURL(site.at('aurora', '/top-destination'));
});

test('an agency that shows no destinations has its stories alone', async ({ page, site }) => {
  await page.goto(site.at('marigold'));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'Stories' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top destinations' })).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`an agency with neither has its footer soon after its deals, and nothing moves, at ${width}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    const shift = await watchShift(page);
    await page.goto(site.at('plain'));
    const place = page.locator('[data-place="home.below-deals"]');
    await expect(place.locator('[data-piece]')).not.toHaveCount(0);
    const emptyRoom = () =>
      page.evaluate(() => {
        const deals = document.querySelector('#deals')?.getBoundingClientRect().bottom ?? 0;
        return (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) - deals;
      });
    await expect.poll(emptyRoom).toBeLessThan(height / 2);
    expect(await shift()).toBe(0);
  });
}

test('room that nobody needs is given back once nobody scrolls', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdBack(page, '**/remotes/blog/**');
  await page.goto(site.at('plain'));
  const place = page.locator('[data-place="home.below-deals"]');
  const room = () => place.evaluate((shown) => shown.getBoundingClientRect().height);
  const tell = (event: string) => page.evaluate((type) => document.dispatchEvent(new Event(type)), event);
  await expect.poll(room).toBeGreaterThan(844);
  await tell('scroll');
  release();
  await expect(place.locator('[data-kept]')).not.toHaveCount(0);
  expect(await room()).toBeGreaterThan(844);
  await tell('scrollend');
  await expect.poll(room).toBeLessThan(844);
});
