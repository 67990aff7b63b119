import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { fetched } from '../support/fetched.ts';
import { misfits } from '../support/misfits.ts';
import { dayAhead } from '../support/new-name.ts';

/** As long as words that platforms send, such as the address of a page. */
const WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrik';
const WRITTEN = new Set([
  'name',
  'description',
  'room',
  'beds',
  'city',
  'line',
  'ship',
  'port',
  'departurePort',
  'text',
]);

const SEARCHES = {
  hotels: `/booknow/hotels/search?place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(12)}&checkOut=${dayAhead(14)}`,
  cars: `/booknow/cars/search?pickUp=Lisbon&pickupLatitude=38.7223&pickupLongitude=-9.1393&pickUpDateTime=${dayAhead(12)}T11:00&returnDateTime=${dayAhead(14)}T11:00`,
  cruises: '/booknow/cruise/search?adults=2',
};

/** Adds a long word to the end of each text about offers, and to the start of each description. */
async function writeLongWords(page: Page): Promise<void> {
  await page.route('**/api/reference/*/offers*/**', async (route) => {
    const response = await fetched(route);
    const json = JSON.parse(await response.text(), (key, value: unknown) => {
      if (key === 'description' && Array.isArray(value)) return [WORD, ...value];
      return WRITTEN.has(key) && typeof value === 'string' ? `${value} ${WORD}` : value;
    });
    await route.fulfill({ response, json });
  });
}

test.use({ viewport: { width: 390, height: 844 } });

for (const [product, address] of Object.entries(SEARCHES)) {
  test(`a long word of the platform’s wraps, and widens no page of an offer: ${product}`, async ({ page, site }) => {
    await page.goto(site.at('aurora', address));
    await writeLongWords(page);
    const main = page.getByRole('main');
    await main.getByRole('article').first().getByRole('link').first().click();
    await expect(main.getByRole('heading', { level: 1 })).toContainText(WORD);
    // The button over the pictures overlaps on purpose.
    const cut = async () => (await misfits(page)).filter((misfit) => !misfit.startsWith('overlaps'));
    await expect.poll(cut).toEqual([]);
  });
}
