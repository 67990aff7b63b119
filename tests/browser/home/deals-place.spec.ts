import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { barriersIn } from '../support/barriers-in.ts';

const deals = (page: Page) => page.getByRole('region', { name: 'Product Deals' });
const heading = (page: Page) => deals(page).getByRole('heading', { level: 2 });
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');

for (const size of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`deals say where, when and for whom, at ${size.width} px`, async ({ page, site }) => {
    await page.setViewportSize(size);
    await page.goto(site.at('marigold'));
    await expect(heading(page)).toContainText('Deals in Lisbon');
    const tomorrow = await page.evaluate(() =>
      new Date(Date.now() + 86_400_000).toLocaleDateString('en-US', {
        day: '2-digit',
        month: 'short',
        year: 'numeric',
      }),
    );
    const panel = deals(page).getByRole('tabpanel');
    await expect(panel).toContainText(`${tomorrow} | `);
    await expect(panel).toContainText('1 night');
    await expect(panel).toContainText('2 adults');
    await expect(cards(page).first()).toContainText(/\d reviews|1 review/);
    expect(await barriersIn(page, '#deals')).toEqual([]);
  });
}

test('the place of the address is named, as text', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/?lat=48.8566&long=2.3522&place=Paris'));
  await expect(heading(page)).toContainText('Deals in Paris');
  await page.goto(site.at('aurora', '/?lat=48.8566&long=2.3522&place=%3Ci%3EParis'));
  await expect(heading(page)).toContainText('Deals near the chosen place');
});

test.describe('the visitor’s own place', () => {
  test('is searched once they ask for it, kept by a reload, and left again', async ({ page, context, site }) => {
    const address = site.at('aurora', '/?tab=Hotels');
    await context.grantPermissions(['geolocation'], { origin: new URL(address).origin });
    await context.setGeolocation({ latitude: 38.71691, longitude: -9.13998 });
    await page.goto(address);
    await expect(heading(page)).toContainText('Deals in Dubai');
    const searched = page.waitForRequest('**/api/hotel/deals/hotel-search?*latitude=38.717*');
    await page.getByRole('button', { name: 'Use my location' }).click();
    await searched;
    await expect(heading(page)).toContainText('Deals near you');
    await expect(page).toHaveURL(/lat=38\.717&airportLat=38\.717&long=-9\.140&airportLong=-9\.140/);
    await page.reload();
    await expect(heading(page)).toContainText('Deals near you');
    await expect(cards(page)).not.toHaveCount(0);

    // The person who gets the link is elsewhere.
    const shared = await context.newPage();
    await shared.goto(page.url());
    await expect(heading(shared)).toContainText('Deals near the chosen place');
    await shared.close();

    await page.getByRole('link', { name: 'Deals in Dubai' }).click();
    await expect(page).toHaveURL(address);
    await expect(heading(page)).toContainText('Deals in Dubai');
    await expect(cards(page)).not.toHaveCount(0);
  });

  test('stays theirs where they refuse, and the page says so, in Arabic too', async ({ page, context, site }) => {
    await context.clearPermissions();
    await page.goto(site.at('rihla', '/?lng=ar'));
    await page.getByRole('button', { name: 'استخدام موقعي' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'لا يشارك متصفحك موقعك مع هذا الموقع.' })).toBeVisible();
    await expect(page).toHaveURL(site.at('rihla', '/?lng=ar'));
    await expect(cards(page).first()).toContainText('ر.س.');
  });
});
