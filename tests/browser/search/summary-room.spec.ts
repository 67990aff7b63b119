import { expect, test } from '../support/agency-site.ts';
import { choosePlace, searchForm, watchShift } from '../support/search-panel.ts';

// Those with the fewest words: on a phone they stand in one line, those of hotels in two.
for (const [product, form, place] of [
  ['cruises', 'Find your cruise', undefined],
  ['activities', 'Find something to do', 'par'],
] as const) {
  test(`nothing moves on a phone while results arrive below few words: ${product}`, async ({ page, site }) => {
    const shift = await watchShift(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.at('aurora', `/?search=${product}`));
    if (place !== undefined) await choosePlace(page, 'Destination', place);
    await searchForm(page, form)
      .getByRole('button', { name: /^Search/ })
      .click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    const row = page.getByRole('button', { name: 'Change search' }).locator('xpath=..');
    expect(await row.evaluate((element) => element.getBoundingClientRect().height)).toBe(115);
    expect(await shift()).toBe(0);
  });
}
