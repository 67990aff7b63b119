import { LANGUAGES } from '@livery/contract/market/language';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { expectQuiet, watchFirstViews } from '../support/first-view.ts';
import { holdBack } from '../support/hold-back.ts';

/** In CSS pixels: a phone, a tablet, a PC. */
const WIDTHS = [320, 768, 1440];
const PATHS = ['/privacy-policy', '/cookies-policy', '/disclaimer'];

/** The positions of all texts, in the order of the page. */
function placesIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li), footer')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return `${element.tagName} ${x},${y} ${width}×${height} ${getComputedStyle(element).font}`;
      }),
  );
}

test('a legal text stays where it is when its remote takes over, in every language', async ({ page, site }) => {
  const open = await watchFirstViews(page);
  for (const [index, language] of LANGUAGES.entries()) {
    await page.setViewportSize({ width: WIDTHS[index % WIDTHS.length] ?? 1440, height: 900 });
    await page.context().clearCookies();
    const release = await holdBack(page, '**/remotes/**');
    const opened = open(site.at('aurora', `${PATHS[index % PATHS.length]}?lng=${language}`));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const before = await placesIn(page);
    release();

    expectQuiet(await opened, language);
    await expect(page.locator('main [data-remote] h1')).toBeVisible();
    await expect(page.getByRole('main').locator('h1')).toHaveCount(1);
    expect(await placesIn(page), language).toEqual(before);
    expect(before.length, language).toBeGreaterThan(3);
    expect(await page.evaluate(() => window.firstView?.shifts), language).toEqual([]);
  }
});
