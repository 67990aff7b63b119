import texts from '../../../src/ui/search/texts/en.json' with { type: 'json' };
import { expect, test } from '../support/agency-site.ts';
import { builtFile } from '../support/built-file.ts';
import { holdBack } from '../support/hold-back.ts';
import { watchShift } from '../support/search-panel.ts';

const CODE = `**${builtFile('src/ui/search/search-panel.tsx')}`;
const SEARCHES = ['hotels', 'cars', 'activities', 'cruises', 'flights', 'resorts'] as const;

for (const [path, name] of [
  ['/booknow/flights', 'Flights'],
  ['/booknow/flights/search?from=lis', 'Flights'],
  ['/booknow/resort/search?place=x', 'Resorts'],
] as const)
  test(`the tab of the chosen product is in sight on a phone: ${path}`, async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.at('aurora', path));
    const tab = page.getByRole('navigation', { name: texts.label }).getByRole('link', { name });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tab).toBeInViewport({ ratio: 1 });
  });

for (const width of [390, 768, 1440])
  test(`the room of each search is as high as its form: ${width}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    const shift = await watchShift(page);
    for (const search of SEARCHES) {
      const release = await holdBack(page, CODE);
      await page.goto(site.at('aurora', `/?search=${search}`));
      await expect(page.getByRole('region', { name: 'Product Deals' })).toBeVisible();
      const room = page.locator(`[data-waiting] [data-service="${search}"]`);
      await expect(room).toBeAttached();
      expect(await shift(), search).toBe(0);
      release();
      await expect(page.getByRole('main').getByRole('form')).toBeVisible();
      await expect(room).not.toBeAttached();
      expect(await shift(), search).toBe(0);
    }
  });
