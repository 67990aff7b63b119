import type { Page } from '@playwright/test';
import { expect, pathsRequested, test } from '../support/agency-site.ts';
import { builtFile } from '../support/built-file.ts';
import { fetched } from '../support/fetched.ts';
import { chooseLanguage, htmlOf, languageOf, languagePicker } from '../support/languages.ts';

test.describe('an unknown language', () => {
  for (const junk of ['xx', '__proto__', 'ARA', '', 'pseudo']) {
    test(`?lng=${junk} is ignored, and not stored`, async ({ page, site }) => {
      const broken: string[] = [];
      page.on('pageerror', ({ message }) => broken.push(message));
      await page.goto(site.at('aurora', `/?lng=${junk}`));
      await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
      await expect(htmlOf(page)).toHaveAttribute('lang', 'en');
      const cookies = await page.context().cookies();
      expect(cookies.map(({ name }) => name)).not.toContain('pll_language');
      expect(broken).toEqual([]);
    });
  }

  for (const junk of ['%E0%A4%A', '__proto__', 'de-DE', 'x'.repeat(2000)]) {
    test(`a cookie of ${junk.slice(0, 12)} is passed over`, async ({ page, site }) => {
      await page.context().addCookies([{ name: 'pll_language', value: junk, url: site.at('aurora') }]);
      await page.goto(site.at('aurora'));
      await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible();
      await expect(htmlOf(page)).toHaveAttribute('lang', 'en');
    });
  }
});

test.describe('a language that the agency does not enable', () => {
  test.use({ locale: 'de-DE' });

  test('is not chosen by the browser’s language, nor offered', async ({ page, site }) => {
    await page.goto(site.at('noir'));
    await expect(htmlOf(page)).toHaveAttribute('lang', 'en');
    await languagePicker(page).press('Enter');
    await expect(page.getByRole('option')).toHaveText(['English', 'Français']);
  });

  test('is shown where the address names it, and the other languages are offered', async ({ page, site }) => {
    await page.goto(site.at('noir', '/?lng=de'));
    await expect(page.getByRole('button', { name: /: Deutsch \(DE\)$/ })).toBeVisible();
    await chooseLanguage(page, 'Français');
    await expect(htmlOf(page)).toHaveAttribute('lang', 'fr');
  });
});

test.describe('a language whose file is missing', () => {
  /** Returns the console messages about it. */
  async function missArabic(page: Page) {
    const reports: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('texts-missing')) reports.push(message.text());
    });
    await page.route(`**${builtFile('src/ui/texts/ar.json')}`, (route) => route.abort());
    return reports;
  }

  test('is English from left to right, and is reported once', async ({ page, site }) => {
    const reports = await missArabic(page);
    await page.goto(site.at('aurora', '/?lng=ar'));
    await expect(page.getByRole('tab', { name: 'Hotels' })).toBeVisible();
    await expect(htmlOf(page)).toHaveAttribute('lang', 'en');
    await expect(htmlOf(page)).toHaveAttribute('dir', 'ltr');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expect.poll(() => reports).toHaveLength(1);
    expect(reports[0]).toContain('ar');
  });

  test('chosen in place, leaves the page standing in English', async ({ page, site }) => {
    const reports = await missArabic(page);
    await page.goto(site.at('aurora', '/?lng=de'));
    await expect(htmlOf(page)).toHaveAttribute('lang', 'de');
    const requested = page.waitForRequest('**/api/agency');
    await chooseLanguage(page, 'العربية');
    expect(languageOf(await requested)).toBe('ar');
    await expect(htmlOf(page)).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('tab', { name: 'Hotels' })).toBeVisible();
    await expect(languagePicker(page)).toBeFocused();
    await expect.poll(() => reports).toHaveLength(1);
  });
});

test.describe('the pseudo-language', () => {
  const file = () => builtFile('src/ui/texts/pseudo-messages.ts');

  test('shows on a developer’s machine what comes from the texts', async ({ page, site }) => {
    await page.goto(site.at('aurora', '/?pseudo&lng=ar'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\[.+\]$/);
    await expect(htmlOf(page)).toHaveAttribute('dir', 'rtl');
  });

  test('is not loaded otherwise', async ({ page, site }) => {
    const loaded = pathsRequested(page);
    await page.goto(site.at('aurora'));
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(loaded).not.toContain(file());
    await page.route(site.at('aurora', '/?pseudo'), async (route) => {
      const answer = await fetched(route);
      const body = (await answer.text()).replace(/"environment":\s*"local"/, '"environment":"prod"');
      await route.fulfill({ response: answer, body });
    });
    await page.goto(site.at('aurora', '/?pseudo'));
    await expect(page.getByRole('tab', { name: 'Hotels' })).toBeVisible();
    expect(loaded).not.toContain(file());
  });
});
