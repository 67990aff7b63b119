import texts from '../../../src/ui/search/texts/en.json' with { type: 'json' };
import { expect, pathsRequested, test } from '../support/agency-site.ts';
import { dayAhead } from '../support/new-name.ts';
import { choosePlace } from '../support/search-panel.ts';

const PAST = 'checkIn=2020-01-01&checkOut=2020-01-02';

test('a link whose days have passed says so, and keeps what is right', async ({ page, site }) => {
  const requested = pathsRequested(page);
  const place = 'place=Lisbon&lat=38.7223&long=-9.1393';
  await page.goto(site.at('aurora', `/booknow/hotels/search?${place}&${PAST}&guests=2-5`));
  const form = page.getByRole('main').getByRole('form');
  await expect(form).toContainText(texts.linkProblems);
  await expect(form.getByRole('listitem')).toHaveText([texts.problems.day]);
  await expect(form.getByLabel('Destination', { exact: true })).toHaveValue('Lisbon');
  await expect(form.getByRole('button', { name: 'Guests: 2 adults, 1 child, and 1 room' })).toBeVisible();
  expect(requested.filter((path) => path.startsWith('/api/reference'))).toEqual([]);

  await form.getByRole('button', { name: texts.submit.hotels }).click();
  await expect(page).toHaveURL(new RegExp(`/booknow/hotels/search\\?.*checkIn=${dayAhead(1)}`));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

for (const link of [
  '/booknow/hotels/search?place=Lisbon',
  '/booknow/cars/search?pickUp=Lisbon&pickupLatitude=38.7223&pickupLongitude=-9.1393',
  '/booknow/resort/search?place=Bali&lat=-8.69&lon=115.17',
  '/booknow/flights/search?from=LIS&to=OSL',
]) {
  test(`a link without days searches nothing: ${link}`, async ({ page, site }) => {
    const requested = pathsRequested(page);
    await page.goto(site.at('aurora', link));
    await expect(page.getByRole('main').getByRole('form')).toContainText(texts.linkProblems);
    await expect(page).toHaveURL(new RegExp(`${link.split('?')[0]}\\?`));
    expect(new URL(page.url()).search).not.toMatch(/\d{4}-/);
    expect(requested.filter((path) => /^\/(resort-)?api\/.*(offers|deals|suggest)/.test(path))).toEqual([]);
  });
}

test('a car that is to be returned elsewhere is not searched without that place', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/?search=cars'));
  await choosePlace(page, 'Pick-up', 'Lisb');
  const elsewhere = page.getByLabel('Return it elsewhere');
  await elsewhere.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  const place = page.getByLabel('Drop-off', { exact: true }).and(page.locator('input'));
  await expect(place).toBeFocused();
  // Closes the list of popular places, because react-aria hides everything around an open list.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: texts.submit.cars }).click();
  await expect(place).toHaveAccessibleDescription(texts.problems.place);
  await expect(place).toBeFocused();
  await elsewhere.uncheck();
  await page.getByRole('button', { name: texts.submit.cars }).click();
  await expect(page).toHaveURL(/\/booknow\/cars\/search\?pickUp=Lisbon/);
});
