import { activeOption } from '../support/active-option.ts';
import { expect, pathsRequested, test } from '../support/agency-site.ts';
import { barriersIn } from '../support/barriers-in.ts';
import { builtFile } from '../support/built-file.ts';

test('the currency picker loads its code and flags when it is first opened, and once', async ({ page, site }) => {
  const loaded = pathsRequested(page);
  await page.goto(site.at('aurora'));
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const code = builtFile('src/ui/market/currency/currency-popup.tsx');
  const pictures = () => loaded.filter((path) => /^\/assets\/.*\.svg$/.test(path));
  expect(loaded).not.toContain(code);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^Instagram/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  // The pictures of the footer's marks.
  const before = pictures().length;

  const button = page.getByRole('button', { name: /^Currency/ });
  await button.click();
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveText(/United States/);
  await expect(chosen).toBeInViewport({ ratio: 1 });
  expect(loaded).toContain(code);
  await expect.poll(() => pictures().length).toBeGreaterThan(before + 3);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await button.click();
  await expect(chosen).toBeInViewport({ ratio: 1 });
  expect(loaded.filter((path) => path === code)).toHaveLength(1);
});

test('a currency is found and chosen by the keyboard, and prices follow', { tag: '@core' }, async ({ page, site }) => {
  await page.goto(site.at('aurora'));
  await page.getByRole('button', { name: 'Currency: USD' }).press('Enter');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('swed');
  await expect(page.getByRole('option')).toHaveText([/Sweden.*SEK/]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]currency=SEK&code=SE/);
  await expect(page.getByRole('button', { name: 'Currency: SEK' })).toBeVisible();
  await expect(page.getByText(/≈\sSEK/).first()).toBeVisible();
});

test('the arrows move through the list, and keep the active entry in sight', async ({ page, site }) => {
  await page.goto(site.at('aurora'));
  await page.getByRole('button', { name: 'Currency: USD' }).click();
  const field = page.getByRole('combobox');
  // Keys have no effect until the list is shown.
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toBeInViewport({ ratio: 1 });
  await expect(activeOption(page)).toHaveAttribute('aria-selected', 'true');
  await field.press('PageDown');
  await field.press('PageDown');
  await field.press('ArrowDown');
  await expect(field).toHaveAttribute('aria-activedescendant', /./);
  await expect(activeOption(page)).toHaveAttribute('aria-selected', 'false');
  await expect(activeOption(page)).toBeInViewport({ ratio: 1 });
});

test('all currencies are listed where the platform can’t tell which are enabled', async ({ page, site }) => {
  await site.spoil('harbour.livery', { call: '/api/admin/country/enableCurrencies', fault: '500' });
  await page.goto(site.at('harbour.livery'));
  await page.getByRole('button', { name: /^Currency/ }).click();
  await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(150);
});

test('a language is chosen in place: direction, cookie and texts follow', { tag: '@core' }, async ({ page, site }) => {
  await page.goto(site.at('aurora'));
  const button = page.getByRole('button', { name: 'Language: English' });
  await button.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Language' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.press('Enter');
  await page.getByRole('option', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect
    .poll(async () => (await page.context().cookies()).find(({ name }) => name === 'pll_language'))
    .toMatchObject({ value: 'ar', sameSite: 'Strict' });
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`both pickers have no barrier that axe knows, and stay on a screen ${width} px wide`, async ({ page, site }) => {
    await page.setViewportSize({ width, height });
    await page.goto(site.at('marigold', '/errors'));
    for (const name of [/^Language/, /^Currency/]) {
      if (width < 960) await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('button', { name }).last().click();
      await expect(page.getByRole('option').first()).toBeVisible();
      const dialog = page.locator('dialog[open]').last();
      await expect
        .poll(async () => {
          const box = await dialog.boundingBox();
          return box !== null && box.x >= 0 && box.x + box.width <= width;
        })
        .toBe(true);
      expect(await barriersIn(page, 'dialog[open]')).toEqual([]);
      await page.goto(site.at('marigold', '/errors'));
    }
  });
}
