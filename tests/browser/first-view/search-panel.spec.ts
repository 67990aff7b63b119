import { expect, test } from '../support/agency-site.ts';
import { barriersIn } from '../support/barriers-in.ts';
import { dayAhead } from '../support/new-name.ts';
import { searchForm, watchShift } from '../support/search-panel.ts';

const STAY = `checkIn=${dayAhead(60)}&checkOut=${dayAhead(62)}`;

test.describe('the search panel without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('is a form with its defaults, whose tabs are links', async ({ page, site }) => {
    await page.goto(site.at('aurora'));
    await expect(searchForm(page).locator('summary')).toHaveText(/^\w{3} \d\d, \d{4} \| \w{3} \d\d, \d{4}$/);
    await searchForm(page).locator('summary').click();
    await page.getByLabel('Check-out').fill(dayAhead(5));
    await page.getByLabel('Check-in').fill(dayAhead(3));
    await page.getByLabel('Guests').selectOption('4');
    await page.getByLabel('Destination').fill('Lisbon');
    await page.getByRole('button', { name: 'Search hotels' }).click();
    await expect(page).toHaveURL(
      new RegExp(
        `/booknow/hotels/search\\?place=Lisbon&checkIn=${dayAhead(3)}&checkOut=${dayAhead(5)}&guests=4&lat=38\\.\\d+&long=-9\\.\\d+$`,
      ),
    );
    await page.goto(site.at('aurora'));
    await page.getByRole('navigation', { name: 'What to book' }).getByRole('link', { name: 'Cruises' }).click();
    await expect(page).toHaveURL(/\?search=cruises$/);
    await page.getByLabel('Month').selectOption({ index: 2 });
    await page.getByRole('button', { name: 'Search cruises' }).click();
    await expect(page).toHaveURL(
      /\/booknow\/cruise\/search\?shipLine=&month=\d{4}-\d\d&adults=2&children=0&infants=0$/,
    );
  });

  test('has only what does something: a car may be returned elsewhere, a flight be one way', async ({ page, site }) => {
    await page.goto(site.at('aurora', '/?search=cars'));
    await expect(page.getByLabel('Return it elsewhere')).toBeHidden();
    await page.getByLabel('Pick-up', { exact: true }).fill('Lisbon');
    await page.getByLabel('Drop-off', { exact: true }).fill('Porto');
    await page.getByRole('button', { name: 'Search cars' }).click();
    await expect(page).toHaveURL(/\/booknow\/cars\/search\?pickUp=Lisbon&.*dropOff=Porto/);

    await page.goto(site.at('aurora', '/?search=flights'));
    await expect(page.getByLabel('Trip')).toBeHidden();
    await searchForm(page, 'Find your flight').locator('summary').filter({ hasText: '|' }).click();
    await expect(page.getByText('Leave Return empty for one way.')).toBeVisible();
    await page.getByLabel('Return', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Search flights' }).click();
    await expect(page).toHaveURL(/\/booknow\/flights\/search\?.*&return=(&|$)/);
  });
});

test('an address with the name of a place alone, as the form writes it without JavaScript, is looked up', async ({
  page,
  site,
}) => {
  await page.goto(site.at('aurora', `/booknow/hotels/search?place=Lisbon&${STAY}`));
  await expect(page).toHaveURL(new RegExp(`place=Lisbon&${STAY}&lat=38\\.\\d+&long=-9\\.\\d+$`));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto(site.at('aurora', `/booknow/hotels/search?place=Xqzxqz&${STAY}`));
  await expect(page.getByRole('combobox', { name: 'Destination' })).toHaveAccessibleDescription(
    'Please choose a place from the suggestions',
  );
});

for (const [language, width] of [
  ['en', 390],
  ['en', 1440],
  ['ar', 390],
  ['ar', 1440],
] as const) {
  test(`nothing shifts, and nobody is shut out: ${language}, ${width}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 900 });
    const shift = await watchShift(page);
    await page.goto(site.at('aurora', `/?lng=${language}`), { waitUntil: 'networkidle' });
    const form = page.getByRole('main').getByRole('form');
    await form.hover();
    await expect(form.locator('button[aria-haspopup="dialog"]').first()).toBeVisible();
    expect(await shift()).toBe(0);
    expect(await barriersIn(page, 'main form')).toEqual([]);
    await form.locator('button[aria-haspopup="dialog"]').last().click();
    await expect(page.getByRole('dialog').locator('button[slot="increment"]').first()).toBeVisible();
    expect(await barriersIn(page, 'dialog')).toEqual([]);
  });
}
