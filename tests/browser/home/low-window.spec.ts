import { expect, test } from '../support/agency-site.ts';
import { watchShift } from '../support/search-panel.ts';

for (const [agency, address] of [
  ['aurora', '/'],
  ['aurora', '/?lng=ar'],
  ['rihla', '/'],
  ['albion', '/'],
  // Names, distances or reviews in two lines.
  ['staywell', '/?lng=de'],
  ['staywell', '/?lng=ar'],
] as const) {
  test(`the first row of deals is in sight with its prices at ${agency}${address}`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const shift = await watchShift(page);
    await page.goto(site.at(agency, address));
    const cards = page.getByRole('tabpanel').getByRole('article');
    await expect(cards).toHaveCount(8);
    const ends = await cards.evaluateAll((all) => all.slice(0, 4).map((card) => card.getBoundingClientRect().bottom));
    expect(Math.max(...ends)).toBeLessThanOrEqual(900);
    expect(await shift()).toBe(0);
  });
}
