import { expect, test } from '../support/agency-site.ts';
import { dayAhead } from '../support/new-name.ts';

test.use({ viewport: { width: 768, height: 1024 } });

test('the picture of a car among the results is whole', async ({ page, site }) => {
  const rental = `pickUpDateTime=${dayAhead(12)}T11:00&returnDateTime=${dayAhead(16)}T09:30`;
  await page.goto(
    site.at('aurora', `/booknow/cars/search?pickUp=Lisbon&pickupLatitude=38.7223&pickupLongitude=-9.1393&${rental}`),
  );
  const picture = page.getByRole('main').getByRole('article').first().locator('img').first();
  await expect(picture).toHaveCSS('object-fit', 'contain');
});
