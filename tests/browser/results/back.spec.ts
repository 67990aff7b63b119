import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../support/agency-site.ts';
import { dayAhead } from '../support/new-name.ts';

const HOTELS = `/booknow/hotels/search?place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(23)}&guests=2`;

const RESORTS = `/booknow/resort/search?place=Bergen&lat=60.3975&lon=5.3245&checkIn=${dayAhead(20)}&checkOut=${dayAhead(23)}`;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const [width, height] of [
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`Back from a hotel returns to where the results were, though they come late, at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height });
    // No popup opens for signed-in users.
    await signInAs(page, site.at('aurora'), 'traveller');
    await page.goto(site.at('aurora', HOTELS));
    const card = cards(page).nth(8);
    await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(() => scrolled(page)).toBeGreaterThan(800);
    const place = await scrolled(page);
    // The results arrive later than their page.
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/api\/reference\/hotel\/offers\?/, async (route) => {
      await late;
      await route.continue();
    });
    await card.getByRole('link').first().click();
    await expect(page).toHaveURL(/search-details/);
    await expect(page.getByRole('table')).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/search\?/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    release();
    await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(3);
    await expect(card).toBeInViewport();
  });
}

test('Back returns to where the results were, though the page of the hotel was loaded anew', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, site.at('aurora'), 'traveller');
  await page.goto(site.at('aurora', HOTELS));
  const card = cards(page).nth(8);
  await card.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const kept = () => page.evaluate(() => Math.round(window.history.state?.top ?? 0));
  await expect.poll(kept).toBeGreaterThan(800);
  const place = await scrolled(page);
  await card
    .getByRole('link')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('table')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await page.goBack();
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(3);
  await expect(card).toBeInViewport();
});

test('Back closes the map of the results, and undoes an order', async ({ page, site }) => {
  await signInAs(page, site.at('aurora'), 'traveller');
  await page.goto(site.at('aurora', HOTELS));
  const cheapest = page.getByRole('radio', { name: /^Lowest price/ });
  await page.locator('label').filter({ has: cheapest }).click();
  await expect(page).toHaveURL(/sort=cheapest/);
  await page.getByRole('button', { name: 'Show on map' }).click();
  await expect(page).toHaveURL(/view=map/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Show on map' })).toBeVisible();
  await expect(cheapest).toBeChecked();
  await page.goBack();
  await expect(page.getByRole('radio', { name: /^Recommended/ })).toBeChecked();
});

for (const [product, address, filter] of [
  ['hotels', HOTELS, /^4 stars/],
  ['resorts', RESORTS, /^Pool/],
] as const) {
  test(`Back undoes a filter of ${product}, whose box answers at once`, async ({ page, site }) => {
    await signInAs(page, site.at('aurora'), 'traveller');
    await page.goto(site.at('aurora', address));
    const box = page.getByRole('checkbox', { name: filter });
    await expect(box).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    const found = page.getByRole('main').locator('output').first();
    const before = await found.innerText();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    const answered = await box.evaluate((input) => {
      if (input instanceof HTMLInputElement) input.click();
      return new Promise((resolve) =>
        requestAnimationFrame(() => resolve(input instanceof HTMLInputElement && input.checked)),
      );
    });
    expect(answered).toBe(true);
    await expect(found).not.toHaveText(before);
    await expect(box).toBeChecked();
    await page.goBack();
    await expect(box).not.toBeChecked();
    await expect(found).toHaveText(before);
  });
}

test('filters close with Back of a script, and in a wide window, where the focus is on those beside the results', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.at('aurora', HOTELS));
  const toggle = page.getByRole('button', { name: /^Filters/ });
  await toggle.click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: /^4 stars/ }).check();
  await expect(page).toHaveURL(/f-stars=4/);
  await page.evaluate(() => window.history.back());
  await expect(sheet).toHaveCount(0);
  await expect(page).not.toHaveURL(/f-stars=4/);
  await toggle.click();
  await expect(sheet).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Filters' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider').first()).toBeFocused();
});
