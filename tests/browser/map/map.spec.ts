import type { Page } from '@playwright/test';
import { expect, pathsRequested, test } from '../support/agency-site.ts';
import { barriersIn } from '../support/barriers-in.ts';
import { dayAhead } from '../support/new-name.ts';

const LISBON = `place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(22)}&guests=2`;
const SEARCH = `/booknow/hotels/search?${LISBON}`;

const pins = (page: Page) => page.locator('button.map-pin');
const cards = (page: Page) => page.locator('[data-map-item]');
const show = (page: Page) => page.getByRole('button', { name: 'Show on map' });
const group = (page: Page) => page.getByRole('group', { name: 'Map of the results' });

/**
 * The violations that axe finds, except that pins are close to each other: their places are those of the hotels, and
 * the list has everything on the map, too (WCAG 2.5.8, essential and equivalent).
 */
async function barriersOn(page: Page) {
  const found = await barriersIn(page, 'main');
  return found.filter(
    ([id, nodes]) => id !== 'target-size' || ![nodes].flat().every((html) => html?.includes('map-pin')),
  );
}

/** Opens the map of the results, and waits until it is drawn. */
async function openMap(page: Page, address: string) {
  await page.goto(address);
  await show(page).click();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible({ timeout: 60_000 });
}

test('a map is requested when it is opened, and shows a pin with its price for every hotel', async ({ page, site }) => {
  const requested = pathsRequested(page);
  await page.goto(site.at('aurora', SEARCH));
  await expect(cards(page)).toHaveCount(15);
  expect(requested.filter((path) => /map/.test(path))).toEqual([]);

  await show(page).click();
  await expect(page.getByRole('region', { name: 'Map of the results' }).first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('link', { name: /Natural Earth/ })).toBeVisible({ timeout: 60_000 });
  expect(requested).toContainEqual(expect.stringMatching(/^\/assets\/map-worker-/));
  const found = Number.parseInt((await page.getByText(/^\d+ hotels?$/).textContent()) ?? '', 10);
  await expect(pins(page)).toHaveCount(found);
  await expect(pins(page).first()).toHaveAccessibleName(/^.+, \$[\d,.]+$/);
  expect(await barriersOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Show list' }).click();
  await expect(pins(page)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(15);
});

test('by the keyboard, a pin is chosen in the order of the list, and its card is marked and on the map', async ({
  page,
  site,
}) => {
  await openMap(page, site.at('aurora', SEARCH));
  const second = pins(page).nth(1);
  await pins(page).first().focus();
  await page.keyboard.press('Tab');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(cards(page).nth(1)).toHaveAttribute('data-map-chosen');
  const [name = ''] = ((await second.getAttribute('aria-label')) ?? '').split(', ');
  const chosen = page.getByRole('region', { name });
  const link = chosen.getByRole('link', { name });
  await expect(link).toHaveAttribute('href', /hotelId=/);
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
  await expect(second).toBeFocused();
  await expect(second).toHaveCSS('outline-style', 'none');
  await expect(second.locator('.map-pin-face')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Enter');
  await chosen.getByRole('button', { name: 'Close' }).click();
  await expect(chosen).toHaveCount(0);
  await expect(second).toBeFocused();
});

test('the card that is pointed at has its pin highlighted', async ({ page, site }) => {
  await openMap(page, site.at('aurora', SEARCH));
  await cards(page).nth(1).hover();
  await expect(pins(page).nth(1)).toHaveClass(/map-pin-highlighted/);
  await cards(page).first().getByRole('link').first().focus();
  await expect(pins(page).first()).toHaveClass(/map-pin-highlighted/);
});

test('where the map was moved, the list is limited to it, with a way back to all', async ({ page, site }) => {
  await openMap(page, site.at('aurora', SEARCH));
  const here = page.getByRole('button', { name: 'Search this area' });
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(here).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(here).toHaveCount(0);
  for (let level = 0; level < 3; level += 1) {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(here).toBeVisible();
  }
  await here.press('Enter');
  await expect(group(page)).toBeFocused();
  const notice = page.getByText(/^\d+ results? in this area$/);
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL(/area=38\.\d+%2C38\.\d+%2C-9\.\d+%2C-9\.\d+/);
  expect(Number.parseInt((await notice.textContent()) ?? '', 10)).toBeLessThan(await pins(page).count());
  await page.getByRole('button', { name: 'Show all results' }).press('Enter');
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show list' })).toBeFocused();
  await expect(page).not.toHaveURL(/area=/);
});

test.describe('on a phone, in Arabic', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the map stands in place of the list, and a pin shows its card', async ({ page, site }) => {
    await page.goto(site.at('rihla', `${SEARCH}&lng=ar`));
    await page.getByRole('button', { name: 'العرض على الخريطة' }).click();
    await expect(page.getByRole('button', { name: 'تكبير' })).toBeVisible({ timeout: 60_000 });
    await expect(cards(page).first()).toBeHidden();
    const label = pins(page).locator('visible=true').and(page.locator(':not(.map-pin-dot)')).first();
    await label.press('Enter');
    await expect(page.getByRole('button', { name: 'إغلاق' })).toBeVisible();
    expect(await barriersOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'عرض القائمة' }).click();
    await expect(cards(page).first()).toBeVisible();
  });
});

test('the details of a hotel have a small map, which is loaded on demand', async ({ page, site }) => {
  const requested = pathsRequested(page);
  await page.goto(site.at('aurora', SEARCH));
  await cards(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'Location' })).toBeVisible();
  expect(requested.filter((path) => /map/.test(path))).toEqual([]);
  await show(page).press('Enter');
  await expect(page.locator('.map-pin')).toHaveCount(1, { timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Location' }).locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('link', { name: /Natural Earth/ })).toBeVisible();
});

test('a map that can’t be loaded says so, is there with Retry, and has the focus', async ({ page, site }) => {
  await page.route('**/media/map/style.json', (route) => route.fulfill({ status: 500 }), { times: 1 });
  await page.goto(site.at('aurora', SEARCH));
  await show(page).click();
  await expect(page.getByText("The map couldn't be loaded.")).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible({ timeout: 60_000 });
  await expect(group(page)).toBeFocused();
});

test('a browser without WebGL says that it shows no map, beside a list that works', async ({ page, site }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(site.at('aurora', SEARCH));
  await show(page).click();
  await expect(page.getByText("This browser can't show the map.")).toBeVisible({ timeout: 60_000 });
  await expect(cards(page)).toHaveCount(15);
});
