import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { builtFile } from '../support/built-file.ts';
import { holdBack } from '../support/hold-back.ts';

const CODE = `**${builtFile('src/ui/search/search-panel.tsx')}`;
const SEARCHES = ['cars', 'activities', 'cruises', 'flights', 'resorts'] as const;

const tab = (page: Page, search: string) => page.getByRole('main').locator(`a[href*="search=${search}"]`);
const formOf = (page: Page, search: string) => page.getByRole('main').locator(`form [data-service="${search}"]`);

for (const language of ['en', 'ar'])
  for (const width of [390, 768, 1440])
    test(`a tab that is chosen before its form is there has its room at once: ${width}, ${language}`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const topOfDeals = () => page.locator('#deals').evaluate((deals) => deals.getBoundingClientRect().top);
      for (const search of SEARCHES) {
        const release = await holdBack(page, CODE);
        await page.goto(site.at('aurora', `/?lng=${language}`));
        await tab(page, search).click();
        await expect(page.locator(`[data-waiting] [data-service="${search}"]`)).toBeAttached();
        const top = await topOfDeals();
        release();
        await expect(formOf(page, search)).toBeVisible();
        expect(await topOfDeals(), search).toBe(top);
      }
    });

test('a tab that is chosen with the keyboard before its form is there leaves the focus in the panel', async ({
  page,
  site,
}) => {
  const release = await holdBack(page, CODE);
  await page.goto(site.at('aurora'));
  await tab(page, 'flights').press('Enter');
  await expect(page.locator('[data-waiting] [data-service="flights"]')).toBeAttached();
  release();
  await expect(formOf(page, 'flights')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'What to book' }).getByRole('link').first()).toBeFocused();
});
