import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { watchFirstViews } from '../support/first-view.ts';
import { holdBack } from '../support/hold-back.ts';

const PIECES = '[data-piece="home.below-deals"]';

/** Scrolls to the end of the page in a few frames, faster than the code of the pieces there arrives. */
async function scrollToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (let step = 0; step < 12; step += 1) {
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      await frame();
    }
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
  });
}

for (const [agency, width, shown] of [
  ['aurora', 390, 6],
  ['aurora', 1440, 6],
  // An agency without destinations.
  ['marigold', 390, 3],
] as const) {
  test(`the footer stays where it is while the pieces of remotes arrive above it: ${agency} at ${width}`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const open = await watchFirstViews(page);
    await open(site.at(agency));
    const end = page.getByRole('contentinfo');
    const place = () => end.evaluate((footer) => Math.round(footer.getBoundingClientRect().top + window.scrollY));
    const before = await place();
    await scrollToTheEnd(page);
    await expect(page.locator(PIECES).getByRole('article')).toHaveCount(shown);
    expect(await page.evaluate(() => window.firstView?.shifts)).toEqual([]);
    expect(await place()).toBe(before);
  });
}

test('a piece that has nothing to show gives its room back', async ({ page, site }) => {
  await page.goto(site.at('marigold'));
  await scrollToTheEnd(page);
  await expect(page.locator(PIECES).getByRole('article')).toHaveCount(3);
  const heights = () => page.locator(PIECES).evaluateAll((all) => all.map(({ clientHeight }) => clientHeight > 0));
  expect(await heights()).toEqual([false, true]);
});

for (const [call, remote] of [
  ['destinations', 'topDestinations'],
  ['blog', 'blog'],
] as const)
  test(`a piece that turns out to be empty while it is seen keeps its room until it isn’t: ${remote}`, async ({
    page,
    site,
  }) => {
    const nothing = (route: Route) => route.fulfill({ json: { data: [] } });
    const release = await holdBack(page, `**/api/content/${call}`, nothing);
    const open = await watchFirstViews(page);
    await open(site.at('aurora'));
    await scrollToTheEnd(page);
    await expect(page.locator(PIECES).getByRole('article')).toHaveCount(3);
    const end = page.getByRole('contentinfo');
    const place = () => end.evaluate((footer) => Math.round(footer.getBoundingClientRect().top + window.scrollY));
    const before = await place();
    release();
    const piece = page.locator(`${PIECES}[data-remote="${remote}"]`);
    await expect(piece.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(piece.locator(':scope > :empty')).toHaveCount(1);
    expect(await page.evaluate(() => window.firstView?.shifts)).toEqual([]);
    expect(await place()).toBe(before);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => piece.evaluate(({ clientHeight }) => clientHeight)).toBe(0);
  });
