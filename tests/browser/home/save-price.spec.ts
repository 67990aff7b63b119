import type { Page } from '@playwright/test';
import { expect, signInAs, stopTheClock, test } from '../support/agency-site.ts';

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const popup = (page: Page) => page.getByRole('dialog', { name: 'Unlock instant savings by signing in' });

test.use({ hasSavePrice: true });

test.describe('the save-price popup', () => {
  test('opens after 5 seconds with both ways in, once per session', { tag: '@core' }, async ({ page, site }) => {
    await stopTheClock(page);
    await page.goto(site.at('aurora'));
    await expect(cards(page)).toHaveCount(8);
    await page.clock.runFor(4990);
    await expect(popup(page)).toBeHidden();
    await page.clock.runFor(20);
    await expect(popup(page)).toBeVisible();
    await expect(popup(page).getByRole('link')).toHaveText(['Sign Up', 'Log In']);
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeHidden();
    // The dialog reports that it was closed a moment after it is hidden.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('savePriceDismissed'))).toBe('true');

    await page.reload();
    await expect(cards(page)).toHaveCount(8);
    await page.clock.runFor(60_000);
    await expect(popup(page)).toBeHidden();
  });

  test('waits until the why panel is small, and is above it then', async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await stopTheClock(page);
    await page.goto(site.at('aurora', '/?why'));
    const panel = page.getByRole('complementary', { name: 'Why is it so?' });
    await expect(panel.getByRole('searchbox')).toBeVisible();
    await expect(cards(page)).toHaveCount(8);
    await page.clock.runFor(60_000);
    await expect(popup(page)).toBeHidden();
    await panel.getByRole('button', { name: 'Make small' }).click();
    await expect(popup(page).getByRole('link')).toHaveText(['Sign Up', 'Log In']);
    await expect(async () => {
      const [dialog, below] = [await popup(page).boundingBox(), await panel.boundingBox()];
      expect(dialog?.y).toBeGreaterThanOrEqual(0);
      expect((dialog?.y ?? 0) + (dialog?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
    }).toPass();
    await panel.getByRole('button', { name: 'Make large' }).click();
    await expect(panel.getByRole('searchbox')).toBeVisible();
  });

  test('opens when the deals are scrolled past the middle of the screen', async ({ page, site }) => {
    await stopTheClock(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(site.at('aurora'));
    await expect(cards(page)).toHaveCount(8);
    const scrollDealsTo = (top: number) =>
      page.getByRole('region', { name: 'Product Deals' }).evaluate((section, place) => {
        window.scrollBy({ top: section.getBoundingClientRect().top - place, behavior: 'instant' });
      }, top);
    await scrollDealsTo(365);
    await expect(popup(page)).toBeHidden();
    await scrollDealsTo(355);
    await expect(popup(page)).toBeVisible();
  });

  for (const { name, size, opener, dialog } of [
    { name: 'a picker', size: { width: 1280, height: 720 }, opener: /^Currency: /, dialog: 'Currency' },
    { name: 'the menu of small screens', size: { width: 390, height: 844 }, opener: 'Open the menu', dialog: 'Menu' },
  ]) {
    test(`waits until ${name} is closed`, async ({ page, site }) => {
      await stopTheClock(page);
      await page.setViewportSize(size);
      await page.goto(site.at('aurora'));
      await expect(cards(page)).toHaveCount(8);
      await page.getByRole('banner').getByRole('button', { name: opener }).click();
      const other = page.getByRole('dialog', { name: dialog });
      await expect(other).toBeVisible();
      await page.clock.runFor(60_000);
      await expect(other).toBeVisible();
      await expect(popup(page)).toBeHidden();
      await page.keyboard.press('Escape');
      await expect(other).toBeHidden();
      await expect(popup(page)).toBeVisible();
    });
  }

  test("waits until a price's details are closed", async ({ page, site }) => {
    await stopTheClock(page);
    await page.goto(site.at('aurora'));
    await expect(cards(page)).toHaveCount(8);
    // A click would scroll to the button, and so much scrolling would open the popup.
    const about = page.getByRole('button', { name: 'About this price' }).first();
    await about.evaluate((button: HTMLElement) => {
      // The page is notified a moment after the details have opened.
      const opened = new Promise<void>((resolve) => {
        document.addEventListener('toggle', () => resolve(), { capture: true, once: true });
      });
      button.click();
      return opened;
    });
    const details = page.locator('[popover]:popover-open');
    await expect(details).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(details).toBeVisible();
    await expect(popup(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toBeVisible();
  });

  test('does not open for signed-in users, nor where both log-in and sign-up are hidden', async ({ page, site }) => {
    await stopTheClock(page);
    await page.goto(site.at('openfare'));
    await expect(cards(page)).not.toHaveCount(0);
    await page.clock.runFor(6000);
    await expect(popup(page)).toBeHidden();

    await signInAs(page, site.at('aurora'), 'traveller');
    await page.goto(site.at('aurora'));
    await expect(cards(page)).not.toHaveCount(0);
    await page.clock.runFor(6000);
    await expect(popup(page)).toBeHidden();
  });

  test('waits only on the home page', async ({ page, site }) => {
    await page.clock.install();
    await page.goto(site.at('aurora', '/errors'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.runFor(6000);
    await expect(popup(page)).toBeHidden();
  });
});
