import type { Locator, Page } from '@playwright/test';
import { expect, pathsRequested, stopTheClock, test } from '../support/agency-site.ts';
import { builtFile, loseFile } from '../support/built-file.ts';
import { languagePicker } from '../support/languages.ts';
import { messageIn } from '../support/message-in.ts';

const PHONE = { width: 390, height: 844 };
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');

for (const language of ['en', 'ar'] as const) {
  test.describe(`with the keyboard alone (${language})`, () => {
    const [forward, back] = language === 'ar' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const text = messageIn.bind(null, language);
    const core = { tag: language === 'en' ? ['@core'] : [] };

    test('the first stop leads past the header', core, async ({ page, site }) => {
      await page.goto(site.at('aurora', `/?lng=${language}`));
      await expect(cards(page)).toHaveCount(8);
      await page.keyboard.press('Tab');
      const link = page.getByRole('link', { name: text('skipToContent') });
      await expect(link).toBeFocused();
      await expect(link).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.locator('main :focus')).toHaveCount(1);
    });

    test('tabs are walked through by arrows, Home and End, and chosen by Enter and Space', async ({ page, site }) => {
      const requested = pathsRequested(page);
      const searches = () => requested.filter((path) => path.includes('/deals/'));
      await page.goto(site.at('aurora', `/?lng=${language}`));
      const tabs = page.getByRole('tab');
      const isAt = (tab: Locator) => expect(tab).toBeFocused();
      await expect(cards(page)).toHaveCount(8);
      await tabs.first().focus();
      await page.keyboard.press(back);
      await isAt(tabs.last());
      await page.keyboard.press(forward);
      await isAt(tabs.first());
      await page.keyboard.press(forward);
      await isAt(tabs.nth(1));
      await page.keyboard.press('End');
      await isAt(tabs.last());
      await page.keyboard.press('Home');
      await isAt(tabs.first());
      await page.keyboard.press('ArrowDown');
      await isAt(tabs.first());
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
      expect(searches()).toHaveLength(1);
      for (const key of ['Enter', 'Space']) {
        await page.keyboard.press(forward);
        await page.keyboard.press(key);
        await expect(page.locator('[role="tab"]:focus')).toHaveAttribute('aria-selected', 'true');
      }
      await expect.poll(() => searches().length).toBe(3);
    });

    test('a page that is opened for the first time has its own heading in focus', async ({ page, site }) => {
      await page.goto(site.at('aurora', `/about?lng=${language}`));
      const heading = page.getByRole('main').getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      for (const path of ['/faqs', '/about']) {
        await expect(page).toHaveTitle(/ \| /);
        const before = await page.title();
        await page.getByRole('banner').locator(`a[href^="${path}"]`).first().press('Enter');
        await expect(page).not.toHaveTitle(before);
        await expect(heading).toBeFocused();
      }
    });

    test('a question is opened by Enter and closed by Space', async ({ page, site }) => {
      await page.goto(site.at('rihla', `/faqs?lng=${language}`));
      const question = page.getByRole('main').getByRole('button', { expanded: false }).first();
      const answer = page.locator(`[id="${await question.getAttribute('aria-controls')}"]`);
      const opened = page.getByRole('main').getByRole('button', { expanded: true });
      await question.focus();
      await page.keyboard.press('Enter');
      await expect(opened).toBeFocused();
      await expect(answer).toBeVisible();
      await page.keyboard.press('Space');
      await expect(opened).toHaveCount(0);
      await expect(answer).toBeHidden();
    });

    test('the details of a price are opened by Enter and closed by Escape', async ({ page, site }) => {
      await page.goto(site.at('aurora', `/?lng=${language}`));
      const about = cards(page)
        .first()
        .getByRole('button', { name: text('price.about') });
      await about.press('Enter');
      await expect(page.locator('[popover]:popover-open')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
      await expect(about).toBeFocused();
    });

    test('a dialog takes the focus, keeps it, and gives it back on Escape', core, async ({ page, site }) => {
      await page.goto(site.at('noir', `/?lng=${language}`));
      const reveal = cards(page)
        .first()
        .getByRole('button', { name: text('deals.revealPrice') });
      await reveal.press('Enter');
      const dialog = page.getByRole('dialog', { name: text('savePrice.title') });
      await expect(dialog).toBeVisible();
      for (let step = 0; step < 6; step += 1) {
        // The browser's toolbar may come between the last stop and the first.
        expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName)).toMatch(
          /DIALOG|BODY/,
        );
        await expect(page.locator('header :focus, main article :focus, footer :focus')).toHaveCount(0);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(reveal).toBeFocused();
    });

    test('the carousel moves step by step, and announces its position', async ({ page, site }) => {
      await page.setViewportSize(PHONE);
      await page.goto(site.at('aurora', `/?lng=${language}`));
      const carousel = page.locator(`[aria-roledescription="${text('deals.carousel')}"]`);
      const standsAt = (position: number) =>
        expect(carousel.locator('[aria-live="polite"]')).toHaveText(text('deals.position', { position, total: 8 }));
      await standsAt(1);
      await carousel.getByRole('button', { name: text('deals.next') }).press('Enter');
      await standsAt(2);
      await carousel.getByRole('button', { name: text('deals.previous') }).press('Space');
      await standsAt(1);
      await carousel.getByRole('button', { name: text('deals.previous') }).press('Enter');
      await standsAt(8);
    });

    test('a toast is closed', async ({ page, site }) => {
      await stopTheClock(page);
      await page.goto(site.at('aurora', `/?lng=${language}`));
      await expect(cards(page)).not.toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await loseFile(page, builtFile('src/ui/market/language-popup.tsx'));
      await languagePicker(page).press('Enter');
      const toast = page.getByRole('region', { name: text('toasts.label') });
      await toast
        .getByRole('group')
        .getByRole('button', { name: text('close') })
        .press('Enter');
      await expect(toast).toBeHidden();
    });
  });
}
