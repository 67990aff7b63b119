import type { Page } from '@playwright/test';
import { expect, pathsRequested, signInAs, test } from '../support/agency-site.ts';
import { builtFile, loseFile } from '../support/built-file.ts';

const cards = (page: Page) => page.getByRole('tabpanel').getByRole('article');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('the tabs', () => {
  test('are the services sold; a choice changes the address and searches', { tag: '@core' }, async ({ page, site }) => {
    await page.goto(site.at('marigold'));
    await expect(page.getByRole('tab')).toHaveText(['Hotels', 'Activities', 'Car Rentals']);
    const entries = await page.evaluate(() => history.length);
    const searched = page.waitForRequest('**/api/car-rental/deals/car-search?*');
    await tab(page, 'Car Rentals').click();
    await searched;
    await expect(page).toHaveURL(/\?tab=Car(\+|%20)Rentals$/);
    await expect.poll(() => page.evaluate(() => history.length)).toBe(entries);
    await expect(tab(page, 'Car Rentals')).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(tab(page, 'Car Rentals')).toHaveAttribute('aria-selected', 'true');
  });

  test('leave out what is not for sale, and fall back to the first', async ({ page, site }) => {
    await page.goto(site.at('marigold', '/?tab=Cruises'));
    await expect(tab(page, 'Hotels')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Cruises')).toHaveCount(0);
  });
});

test.describe('the deals', () => {
  test('of cars tell company, seats, bags, doors and places', async ({ page, site }) => {
    await page.goto(site.at('aurora', '/?tab=Car%20Rentals'));
    const first = cards(page).first();
    await expect(first.getByRole('img', { name: 'Rental company' })).toBeVisible();
    await expect(first).toContainText(/\d+ seats?/);
    await expect(first).toContainText(/\d+ bags?/);
    await expect(first).toContainText(/\d+ doors?/);
    await expect(first).toContainText(/Pick-up/);
    await expect(first).toContainText(/Total\$\d+\.\d{2}/);
    await expect(first.getByRole('link')).toHaveAttribute('href', /^\/booknow\/cars\/.*isFromDeal=true/);
  });

  test('of cars are searched at the airport of the address, for a driver of 25', async ({ page, site }) => {
    const searched = page.waitForRequest('**/api/car-rental/deals/car-search?*');
    await page.goto(site.at('aurora', '/?tab=Car%20Rentals&airportLat=48.72&airportLong=2.36'));
    const query = Object.fromEntries(new URL((await searched).url()).searchParams);
    expect(query).toMatchObject({
      pickupLatitude: '48.72',
      returnLongitude: '2.36',
      age: '25',
      countryOfResidence: 'US',
    });
  });

  test('of activities tell duration, free cancellation and stars', async ({ page, site }) => {
    await page.goto(site.at('aurora', '/?tab=Activities'));
    await expect(cards(page)).not.toHaveCount(0);
    await expect(cards(page).first()).toContainText(/\d+ (day|hr|min)/);
    await expect(cards(page).first()).toContainText(/[0-5] out of 5/);
    await expect(cards(page).filter({ hasText: 'Free cancellation' })).not.toHaveCount(0);
    await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', /^(?!.*isFromDeal)/);
  });

  for (const [name, words, path] of [
    ['Cruises', 'Get ready to set sail!', '/booknow/cruise'],
    ['Flights', 'Search for flights to your next destination!', '/booknow/flights'],
  ] as const) {
    test(`of ${name} are a banner with Book Now, and no request`, async ({ page, site }) => {
      const requested = pathsRequested(page);
      await page.goto(site.at('aurora', `/?tab=${name}`));
      const panel = page.getByRole('tabpanel', { name });
      await expect(panel.getByRole('heading', { name: words })).toBeVisible();
      await expect(panel.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', path);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(requested.filter((called) => called.includes('/deals/'))).toEqual([]);
    });
  }

  test('show wholesale and markup to agents, and not to restricted ones', async ({ page, site }) => {
    await signInAs(page, site.at('aurora'), 'agent');
    await page.goto(site.at('aurora'));
    await expect(cards(page).first()).toContainText(
      /Total.*Wholesale Rate\s*\$\d+\.\d{2}Agency Markup\s*12%\s*\$\d+\.\d{2}Taxes and fees/s,
    );
    await signInAs(page, site.at('aurora'), 'restricted');
    await page.goto(site.at('aurora'));
    await expect(cards(page).first()).toContainText('Total');
    await expect(cards(page).first()).not.toContainText(/Wholesale|Markup/);
  });

  test('whose cards can not be fetched say so, and Retry brings them', async ({ page, site }) => {
    await page.goto(site.at('aurora'));
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(cards(page)).toHaveCount(8);
    const bringBack = await loseFile(page, builtFile('src/ui/deals/cards/car-deal-card.tsx'));
    await tab(page, 'Car Rentals').click();
    await expect(page.getByRole('tabpanel').getByText("Couldn't load deals")).toBeVisible();
    await bringBack();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Retry' }).click();
    await expect(cards(page)).not.toHaveCount(0);
  });
});
