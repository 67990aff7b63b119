import arabicKit from '@livery/kit/texts/ar.json' with { type: 'json' };
import englishKit from '@livery/kit/texts/en.json' with { type: 'json' };
import type { Page } from '@playwright/test';
import { expect, pathsRequested, test } from '../../../../tests/browser/support/agency-site.ts';
import { barriersIn } from '../../../../tests/browser/support/barriers-in.ts';
import { dayAhead } from '../../../../tests/browser/support/new-name.ts';

const LANGUAGES = [
  { language: 'en', texts: englishKit.map, direction: 'ltr' },
  { language: 'ar', texts: arabicKit.map, direction: 'rtl' },
] as const;

const stay = `checkIn=${dayAhead(30)}&checkOut=${dayAhead(33)}`;
const results = (language: string) => `/booknow/resort/search?place=Bali&lat=-8.69&lon=115.17&${stay}&lng=${language}`;
const pins = (page: Page) => page.locator('button.map-pin');
const cards = (page: Page) => page.locator('[data-map-item]');
const ofMaps = (paths: readonly string[]) => paths.filter((path) => /map/.test(path));

for (const { language, texts, direction } of LANGUAGES) {
  const drawn = (page: Page) => page.getByRole('button', { name: texts.zoomIn });

  test(`resorts have a map that moves with their list, opened by a click, in ${language}`, async ({ page, site }) => {
    const requested = pathsRequested(page);
    await page.goto(site.at('aurora', results(language)));
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(cards(page).first()).toBeVisible();
    const found = await cards(page).count();
    expect(ofMaps(requested)).toEqual([]);

    await page.getByRole('button', { name: texts.show }).click();
    await expect(drawn(page)).toBeVisible({ timeout: 60_000 });
    expect(ofMaps(requested)).toContainEqual(expect.stringMatching(/^\/assets\/map-worker-/));
    await expect(page).toHaveURL(/view=map/);
    await expect(pins(page)).toHaveCount(found);
    for (const pin of await pins(page).all()) await expect(pin).toHaveAccessibleName(/.+, .*\d/);

    // The list highlights the map's pin, and the map the list's card.
    await cards(page).nth(1).hover();
    await expect(pins(page).nth(1)).toHaveClass(/map-pin-highlighted/);
    await pins(page).nth(1).dispatchEvent('click');
    await expect(cards(page).nth(1)).toHaveAttribute('data-map-chosen');
    const name = (await cards(page).nth(1).getByRole('heading', { level: 2 }).textContent()) ?? '';
    const chosen = page.getByRole('region', { name });
    await expect(chosen.getByRole('link', { name })).toHaveAttribute('href', /\/booknow\/resort\/details\?.*property=/);
    expect(await barriersIn(page, 'main')).toEqual([]);
    await chosen.getByRole('button', { name: texts.close }).click();
    await expect(chosen).toHaveCount(0);
    await expect(cards(page).nth(1)).not.toHaveAttribute('data-map-chosen');

    await page.getByRole('button', { name: texts.list }).click();
    await expect(pins(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/view=map/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(found);
  });

  test(`by the keyboard, the map of resorts opens, chooses and closes, in ${language}`, async ({ page, site }) => {
    await page.goto(site.at('aurora', results(language)));
    await page.getByRole('button', { name: texts.show }).press('Enter');
    await expect(drawn(page)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: texts.list })).toBeFocused();
    await cards(page).first().getByRole('link').first().focus();
    await expect(pins(page).first()).toHaveClass(/map-pin-highlighted/);
    await pins(page).first().focus();
    await page.keyboard.press('Tab');
    await expect(pins(page).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(pins(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(cards(page).nth(1)).toHaveAttribute('data-map-chosen');
    await page.getByRole('button', { name: texts.close }).press('Enter');
    await expect(cards(page).nth(1)).not.toHaveAttribute('data-map-chosen');
    await page.getByRole('button', { name: texts.list }).press('Enter');
    await expect(pins(page)).toHaveCount(0);
  });

  test(`a resort’s own map is loaded when it is opened by the keyboard, in ${language}`, async ({ page, site }) => {
    const requested = pathsRequested(page);
    await page.goto(site.at('aurora', results(language)));
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: texts.place })).toBeVisible();
    expect(ofMaps(requested)).toEqual([]);
    await page.getByRole('button', { name: texts.show }).press('Enter');
    await expect(page.locator('.map-pin')).toHaveCount(1, { timeout: 60_000 });
    await expect(drawn(page)).toBeVisible({ timeout: 60_000 });
    const name = (await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(page.getByRole('region', { name }).first()).toBeVisible();
    expect(await barriersIn(page, 'section:has(.map-pin)')).toEqual([]);
  });
}
