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

const stayQuery = `checkIn=${dayAhead(30)}&checkOut=${dayAhead(33)}`;
const resultsPath = (language: string) =>
  `/booknow/resort/search?place=Bali&lat=-8.69&lon=115.17&${stayQuery}&lng=${language}`;
const mapPins = (page: Page) => page.locator('button.map-pin');
const resultCards = (page: Page) => page.locator('[data-map-item]');
const ofMaps = (paths: readonly string[]) => paths.filter((path) => /map/.test(path));

for (const { language, texts, direction } of LANGUAGES) {
  const zoomButton = (page: Page) => page.getByRole('button', { name: texts.zoomIn });

  test(`resorts have a map that moves with their list, opened by a click, in ${language}`, async ({ page, site }) => {
    const requestedPaths = pathsRequested(page);
    await page.goto(site.at('aurora', resultsPath(language)));
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await expect(resultCards(page).first()).toBeVisible();
    const cardCount = await resultCards(page).count();
    expect(ofMaps(requestedPaths)).toEqual([]);

    await page.getByRole('button', { name: texts.show }).click();
    await expect(zoomButton(page)).toBeVisible({ timeout: 60_000 });
    expect(ofMaps(requestedPaths)).toContainEqual(expect.stringMatching(/^\/assets\/map-worker-/));
    await expect(page).toHaveURL(/view=map/);
    await expect(mapPins(page)).toHaveCount(cardCount);
    for (const pin of await mapPins(page).all()) await expect(pin).toHaveAccessibleName(/.+, .*\d/);

    // The list highlights the map's pin, and the map the list's card.
    await resultCards(page).nth(1).hover();
    await expect(mapPins(page).nth(1)).toHaveClass(/map-pin-highlighted/);
    await mapPins(page).nth(1).dispatchEvent('click');
    await expect(resultCards(page).nth(1)).toHaveAttribute('data-map-chosen');
    const name = (await resultCards(page).nth(1).getByRole('heading', { level: 2 }).textContent()) ?? '';
    const chosenElement = page.getByRole('region', { name });
    await expect(chosenElement.getByRole('link', { name })).toHaveAttribute(
      'href',
      /\/booknow\/resort\/details\?.*property=/,
    );
    expect(await barriersIn(page, 'main')).toEqual([]);
    await chosenElement.getByRole('button', { name: texts.close }).click();
    await expect(chosenElement).toHaveCount(0);
    await expect(resultCards(page).nth(1)).not.toHaveAttribute('data-map-chosen');

    await page.getByRole('button', { name: texts.list }).click();
    await expect(mapPins(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/view=map/);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(cardCount);
  });

  test(`by the keyboard, the map of resorts opens, chooses and closes, in ${language}`, async ({ page, site }) => {
    await page.goto(site.at('aurora', resultsPath(language)));
    await page.getByRole('button', { name: texts.show }).press('Enter');
    await expect(zoomButton(page)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: texts.list })).toBeFocused();
    await resultCards(page).first().getByRole('link').first().focus();
    await expect(mapPins(page).first()).toHaveClass(/map-pin-highlighted/);
    await mapPins(page).first().focus();
    await page.keyboard.press('Tab');
    await expect(mapPins(page).nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(mapPins(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(resultCards(page).nth(1)).toHaveAttribute('data-map-chosen');
    await page.getByRole('button', { name: texts.close }).press('Enter');
    await expect(resultCards(page).nth(1)).not.toHaveAttribute('data-map-chosen');
    await page.getByRole('button', { name: texts.list }).press('Enter');
    await expect(mapPins(page)).toHaveCount(0);
  });

  test(`a resort’s own map is loaded when it is opened by the keyboard, in ${language}`, async ({ page, site }) => {
    const requestedPaths = pathsRequested(page);
    await page.goto(site.at('aurora', resultsPath(language)));
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: texts.place })).toBeVisible();
    expect(ofMaps(requestedPaths)).toEqual([]);
    await page.getByRole('button', { name: texts.show }).press('Enter');
    await expect(page.locator('.map-pin')).toHaveCount(1, { timeout: 60_000 });
    await expect(zoomButton(page)).toBeVisible({ timeout: 60_000 });
    const name = (await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect(page.getByRole('region', { name }).first()).toBeVisible();
    expect(await barriersIn(page, 'section:has(.map-pin)')).toEqual([]);
  });
}
