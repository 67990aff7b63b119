import type { Page } from '@playwright/test';
import { expect, test } from './support/agency-site.ts';
import { failNextScript } from './support/fail-next-script.ts';
import { languagePicker } from './support/languages.ts';
import { said } from './support/said.ts';
import { dismissSavePrice, stopTheClock } from './support/save-price.ts';

const toast = (page: Page) => page.locator('[aria-live="assertive"]').locator('> *');

/** Opens a page of which a popup can't be fetched, which is told in a toast. */
async function failAPart(page: Page, address: string): Promise<void> {
  await dismissSavePrice(page);
  await stopTheClock(page);
  await page.goto(address);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await failNextScript(page);
  await languagePicker(page).press('Enter');
  await expect(toast(page)).toBeVisible();
}

test('a toast appears top right and goes after 5000 ms', { tag: '@core' }, async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await failAPart(page, site.at('aurora'));
  await expect(toast(page)).toHaveText('Something went wrong');
  const box = await toast(page).boundingBox();
  expect(box?.y).toBeLessThan(200);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1200);
  await page.clock.runFor(4900);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast(page)).toBeHidden();
});

test('a toast stands at the other side where one reads from right to left', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await failAPart(page, site.at('rihla', '/?lng=ar'));
  await expect(toast(page)).toHaveText(said('ar', 'notices.default'));
  expect((await toast(page).boundingBox())?.x).toBeLessThan(80);
});

test('a toast stays while it is pointed at or has the focus', async ({ page, site }) => {
  await failAPart(page, site.at('aurora'));
  await toast(page).hover();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(5, 400);
  await toast(page).getByRole('button', { name: 'Close' }).focus();
  await page.clock.runFor(60_000);
  await expect(toast(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(toast(page)).toBeHidden();
});
