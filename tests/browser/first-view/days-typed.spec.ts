import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { builtFile } from '../support/built-file.ts';
import { holdBack } from '../support/hold-back.ts';
import { dayAhead } from '../support/new-name.ts';

const PANEL = builtFile('src/ui/search/search-panel.tsx');

/** Types a day in the American format of the browser's own field, in two halves; `between` runs between them. */
async function typeDay(page: Page, name: string, day: string, between = async () => {}) {
  const [year = '', month = '', date = ''] = day.split('-');
  await page.locator(`input[name="${name}"]`).focus();
  await page.keyboard.type(month + date.slice(0, 1));
  await between();
  await page.keyboard.type(date.slice(1) + year);
}

test('a day that is half typed while the code of the panel arrives is finished in the browser’s own field', async ({
  page,
  site,
}) => {
  const release = await holdBack(page, `**${PANEL}`);
  await page.goto(site.at('aurora'), { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('form').locator('summary').first().click();
  await typeDay(page, 'checkIn', dayAhead(20), async () => {
    const arrived = page.waitForResponse(`**${PANEL}`);
    release();
    await (await arrived).finished();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  });
  await typeDay(page, 'checkOut', dayAhead(23));
  await expect(page.locator('input[name="checkOut"]')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const written = (day: string) =>
    new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: '2-digit', year: 'numeric' });
  const name = `Dates: ${written(dayAhead(20))} | ${written(dayAhead(23))}`;
  // The calendar may be open in front of it.
  await expect(page.getByRole('button', { name, includeHidden: true })).toBeVisible();
});

for (const [picker, file, text, found] of [
  ['Currency', 'src/ui/market/currency/currency-popup.tsx', 'zealand', 'New Zealand'],
  ['Language', 'src/ui/market/language-popup.tsx', 'sve', 'Svenska'],
] as const) {
  test(`letters that are typed before the list is there begin its search: ${picker}`, async ({ page, site }) => {
    const release = await holdBack(page, `**${builtFile(file)}`);
    await page.goto(site.at('aurora'), { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: new RegExp(`^${picker}`) }).click();
    await page.keyboard.type(text.slice(0, 2));
    release();
    const list = page.getByRole('dialog');
    await expect(list).toBeVisible();
    await expect(list.locator('[data-first]')).toBeFocused();
    if (picker === 'Currency') {
      await page.keyboard.type(text.slice(2));
      await expect(list.getByRole('combobox')).toHaveValue(text);
    }
    await expect(list.getByRole('option', { name: found })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(list).toHaveCount(0);
    await expect(page.getByRole('button', { name: picker === 'Currency' ? /NZD/ : /Språk|Svenska/ })).toBeVisible();
  });
}
