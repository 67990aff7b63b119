import { expect, test } from '../support/agency-site.ts';
import { searchForm } from '../support/search-panel.ts';

for (const [search, name] of [
  ['flights', 'Find your flight'],
  ['cars', 'Rent a car'],
] as const) {
  for (const width of [768, 1440]) {
    test(`Search stands after all fields: ${search}, ${width}`, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.at('aurora', `/?search=${search}`));
      const form = searchForm(page, name);
      const button = form.getByRole('button', { name: /^Search / });
      await expect(button).toBeVisible();
      const fields = form.locator('input:not([type="hidden"]), select, button[aria-haspopup]');
      const ends = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().bottom));
      const end = await button.evaluate((element) => element.getBoundingClientRect().bottom);
      expect(end).toBeGreaterThanOrEqual(Math.floor(Math.max(...ends)));
    });
  }
}
