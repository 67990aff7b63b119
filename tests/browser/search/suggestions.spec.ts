import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { builtFile } from '../support/built-file.ts';
import { holdBack } from '../support/hold-back.ts';
import { searchForm, suggested } from '../support/search-panel.ts';

const SUGGEST = '**/api/v2/hotel/auto-suggest';

const place = (page: Page) => page.getByRole('main').locator('input[name="place"]');
const search = (page: Page) => searchForm(page).getByRole('button', { name: 'Search hotels' });

test('suggestions have icons and headings by kind, and the airports of a city together', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/?search=cars'));
  await page.getByLabel('Pick-up').pressSequentially('lond');
  const headings = page.getByRole('listbox').getByRole('group');
  await expect(headings.first()).toHaveAccessibleName('Cities');
  await expect(headings.nth(1)).toHaveAccessibleName('Airports');
  await expect(suggested(page).first().locator('svg.lucide-map-pin')).toBeVisible();
  await expect(headings.nth(1).locator('svg.lucide-plane').first()).toBeVisible();
  await page.goto(site.at('aurora', '/?search=flights'));
  await page.getByLabel('From').pressSequentially('lond');
  await expect(headings.first()).toHaveAccessibleName('All airports: London, United Kingdom');
});

test('slow suggestions are awaited, and those of the last text win, in whatever order they come', async ({
  page,
  site,
}) => {
  const answers: (() => Promise<void>)[] = [];
  await page.route(SUGGEST, (route) => {
    answers.push(() => route.continue());
  });
  await page.goto(site.at('aurora'));
  await place(page).pressSequentially('lis');
  await expect.poll(() => answers.length).toBe(1);
  await expect(page.getByText('Loading…').last()).toBeVisible();
  await place(page).fill('oslo');
  await expect.poll(() => answers.length).toBe(2);
  await answers[1]?.();
  await expect(suggested(page).first()).toContainText('Oslo');
  await answers[0]?.().catch(() => undefined);
  await expect(suggested(page).first()).toContainText('Oslo');
});

test('a failure is told as one, in the list and at the search, and never as nothing found', async ({ page, site }) => {
  await page.route(SUGGEST, (route) => route.abort());
  await page.goto(site.at('aurora'));
  await place(page).pressSequentially('lisb');
  await expect(page.getByText('Failed to fetch suggestions').first()).toBeVisible();
  await expect(page.getByText('Nothing found')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await search(page).click();
  await expect(place(page)).toHaveAccessibleDescription(/Failed to fetch suggestions/);
  await expect(place(page)).toBeFocused();
});

test('nothing found is said, and a search for it says to choose a place', async ({ page, site }) => {
  await page.goto(site.at('aurora'));
  await search(page).click();
  await expect(place(page)).toHaveAccessibleDescription('Please choose a place from the suggestions');
  await place(page).pressSequentially('xqzxqz');
  await expect(page.getByText('Nothing found').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await search(page).click();
  await expect(place(page)).toHaveAccessibleDescription('Please choose a place from the suggestions');
  await expect(page).toHaveURL(site.at('aurora', '/'));
});

test('what was typed and not chosen is searched as its first suggestion', async ({ page, site }) => {
  await page.goto(site.at('aurora'));
  await place(page).pressSequentially('lisbon');
  await page.keyboard.press('Escape');
  await search(page).click();
  await expect(page).toHaveURL(/\/search\?place=Lisbon&lat=38\./);
});

test('what is typed before the code of suggestions is there is suggested for then', async ({ page, site }) => {
  const release = await holdBack(page, `**${builtFile('packages/ui/src/aria/index.ts')}`);
  await page.goto(site.at('aurora'));
  await place(page).pressSequentially('lisb');
  await expect(suggested(page)).toHaveCount(0);
  release();
  await expect(suggested(page).first()).toContainText('Lisbon');
  await expect(place(page)).toBeFocused();
  await place(page).press('Enter');
  await expect(place(page)).toHaveValue('Lisbon');
});

test('resorts are suggested with their places, and those around a city', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/booknow/resort'));
  await expect(page.getByRole('navigation', { name: 'What to book' }).getByRole('link')).toHaveCount(6);
  await place(page).pressSequentially('goa');
  await expect(page.getByRole('listbox').getByRole('group').first()).toHaveAccessibleName('Places');
  await expect(page.getByRole('listbox').getByRole('group').last()).toHaveAccessibleName('Resorts');
  await place(page).fill('lon');
  await expect(suggested(page).first()).toBeVisible();
});
