import { expect, test } from '../support/agency-site.ts';
import { searchForm, watchShift } from '../support/search-panel.ts';

test('nothing moves on a phone while results arrive below a search in few words', async ({ page, site }) => {
  const shift = await watchShift(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.at('aurora', '/?search=cruises'));
  await searchForm(page, 'Find your cruise').getByRole('button', { name: 'Search cruises' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const row = page.getByRole('button', { name: 'Change search' }).locator('xpath=..');
  expect(await row.evaluate((element) => element.getBoundingClientRect().height)).toBe(115);
  expect(await shift()).toBe(0);
});
