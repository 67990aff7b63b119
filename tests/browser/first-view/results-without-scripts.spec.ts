import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { dayAhead } from '../support/new-name.ts';

const STAY = `place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(23)}&guests=2`;
const HOTELS = `/booknow/hotels/search?${STAY}`;
const RESORTS = `/booknow/resort/search?place=Bergen&lat=60.3975&lon=5.3245&checkIn=${dayAhead(20)}&checkOut=${dayAhead(23)}`;

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');

test.use({ javaScriptEnabled: false });

for (const [what, results, language] of [
  ['hotels', HOTELS, 'en'],
  ['hotels', HOTELS, 'ar'],
  ['resorts', RESORTS, 'fr'],
] as const) {
  test(`results and details of ${what} are read in ${language}, and prices are in the visitor’s currency`, async ({
    page,
    site,
  }) => {
    const chosen = `lng=${language}&currency=EUR`;
    await page.goto(site.at('aurora', `${results}&${chosen}`));
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expect(cards(page).first()).toContainText('€');
    expect(await cards(page).count()).toBeGreaterThan(5);
    await expect(main(page)).toContainText(/Lisbon|لشبونة|Bergen/);
    // Controls that need JavaScript are not shown.
    await expect(main(page).locator('button:visible:not([type="submit"])')).toHaveCount(0);
    const details = await cards(page).first().getByRole('link').first().getAttribute('href');
    await page.goto(site.at('aurora', `${details}&${chosen}`));
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expect(main(page)).toContainText('€');
    await expect(main(page).getByRole('img').first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

for (const [what, results, filter] of [
  ['hotels', HOTELS, 'f-stars'],
  ['resorts', RESORTS, 'with'],
] as const) {
  test(`${what} are filtered and sorted by a form, which keeps the search`, async ({ page, site }) => {
    await page.goto(site.at('aurora', `${results}&lng=en&currency=EUR`));
    const found = await main(page).getByRole('status').first().textContent();
    const box = main(page).locator(`input[name="${filter}"]:not(:disabled)`);
    await box.nth(0).check();
    const value = await box.nth(0).inputValue();
    await main(page).getByRole('radio', { name: 'Highest price' }).check({ force: true });
    await main(page).getByRole('button', { name: 'Apply' }).click();
    await expect(main(page).locator(`input[name="${filter}"][value="${value}"]`)).toBeChecked();
    await expect(main(page).getByRole('radio', { name: 'Highest price' })).toBeChecked();
    await expect(main(page).getByRole('status').first()).not.toHaveText(found ?? '');
    await expect(cards(page).first()).toContainText('€');
    const { searchParams } = new URL(page.url());
    expect(searchParams.getAll(filter)).toEqual([value]);
    for (const [name, text] of new URLSearchParams(results.split('?')[1])) expect(searchParams.get(name)).toBe(text);
  });
}

test('prices are limited by fields, the rarer values of a filter are opened, and what matches nothing is loosened', async ({
  page,
  site,
}) => {
  await page.goto(site.at('aurora', HOTELS));
  const rarer = main(page).locator('details input[type="checkbox"]').first();
  await expect(rarer).toBeHidden();
  await main(page).locator('details summary').first().click();
  await expect(rarer).toBeVisible();
  await main(page).getByLabel('Up to (USD)').fill('1');
  await main(page).getByRole('button', { name: 'Apply' }).click();
  await expect(main(page).getByRole('heading', { name: 'Nothing matches all your filters' })).toBeVisible();
  await expect(main(page).getByLabel('Up to (USD)')).toHaveValue('1');
  await main(page)
    .getByRole('link', { name: /^Without “/ })
    .click();
  await expect(cards(page)).toHaveCount(15);
});

test('the search is changed on its first page, which has its values', async ({ page, site }) => {
  await page.goto(site.at('aurora', HOTELS));
  await main(page).getByRole('link', { name: 'Change search' }).click();
  await expect(page.getByLabel('Destination')).toHaveValue('Lisbon');
  await page.getByLabel('Guests').selectOption('4');
  await page.getByRole('button', { name: 'Search hotels' }).click();
  await expect(cards(page)).toHaveCount(15);
  expect(new URL(page.url()).searchParams.get('guests')).toBe('4');
});

test('more results are a link', async ({ page, site }) => {
  await page.goto(site.at('aurora', HOTELS));
  await expect(cards(page)).toHaveCount(15);
  await main(page)
    .getByRole('link', { name: /^Show 15 more/ })
    .click();
  await expect(cards(page)).toHaveCount(30);
});

test('an offer that is gone is a page that is missing', async ({ page, site }) => {
  const response = await page.goto(site.at('aurora', `/booknow/hotels/search-details?${STAY}&hotelId=gone`));
  expect(response?.status()).toBe(404);
});

for (const path of ['/booknow/cars/search-details?carId=x', '/booknow/resort/search-details?propertyId=x'])
  test(`an address below a product that has no page is missing, and named: ${path}`, async ({ page, site }) => {
    const response = await page.goto(site.at('aurora', path));
    expect(response?.status()).toBe(404);
    await expect(main(page)).toContainText(`There's no page at ${path.replace(/\?.*/, '')}.`);
  });
