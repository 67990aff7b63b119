import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { barriersIn } from '../support/barriers-in.ts';
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

test('a newcomer has popular places on focus, for which nothing is loaded before, and of which none is a recent one', async ({
  page,
  site,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const code = builtFile('src/ui/search/places/named-popular-places.ts');
  await page.goto(site.at('aurora'));
  await expect(place(page)).toBeVisible();
  expect(requested).not.toContain(code);
  await place(page).click();
  await expect(page.getByRole('listbox').getByRole('group')).toHaveAccessibleName('Popular places');
  await expect(suggested(page).first()).toHaveText('DubaiUnited Arab Emirates');
  expect(requested).toContain(code);
  expect(requested.filter((path) => path.includes('suggest'))).toEqual([]);
  expect(await barriersIn(page, '[role=listbox]')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(suggested(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await suggested(page).filter({ hasText: 'London' }).click();
  await expect(place(page)).toHaveValue('London');
  await expect(suggested(page)).toHaveCount(0);
  await search(page).click();
  await expect(page).toHaveURL(/\/search\?place=London&lat=51\.5074&long=-0\.1278&/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saved'))).toContain('London');
  await page.goto(site.at('aurora'));
  await place(page).click();
  await expect(suggested(page).filter({ hasText: 'London' })).toHaveCount(1);
  await expect(suggested(page).first()).toHaveText('London');
});

test('popular airports are chosen for a flight, each for one end of it, and the code of popular places may fail to load', async ({
  page,
  site,
}) => {
  await page.goto(site.at('aurora', '/?search=flights'));
  await page.getByLabel('From').click();
  await suggested(page).filter({ hasText: 'London (LHR)' }).click();
  await expect(page.getByLabel('From')).toHaveValue('London (LHR)');
  await page.getByLabel('To', { exact: true }).click();
  await expect(suggested(page).first()).toContainText('(DXB)');
  await expect(suggested(page).filter({ hasText: '(LHR)' })).toHaveCount(0);
  await page.route(`**${builtFile('src/ui/search/places/named-popular-places.ts')}`, (route) => route.abort());
  await page.goto(site.at('aurora', '/?search=flights'));
  await page.getByLabel('From').pressSequentially('lond');
  await expect(suggested(page).first()).toContainText('London');
});

test('a phone has popular places in the sheet of the place, and the sheet says what to do without a list', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.at('aurora'));
  const field = page.getByRole('main').getByRole('button', { name: /^Destination/ });
  await field.click();
  const sheet = page.getByRole('dialog', { name: 'Destination' });
  await expect(sheet.getByRole('group')).toHaveAccessibleName('Popular places');
  await sheet.getByRole('option', { name: 'London' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(field).toContainText('London');
  await page.goto(site.at('aurora', '/booknow/resort'));
  await field.click();
  await expect(sheet.getByRole('combobox')).toHaveAccessibleDescription('Type at least two characters');
  await expect(sheet.getByText('Type at least two characters')).toBeVisible();
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

test('a failure is shown as one, in the list and at the search, and never as nothing found', async ({ page, site }) => {
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

test('a list that was closed before the code of suggestions is there stays closed, until more is typed', async ({
  page,
  site,
}) => {
  const release = await holdBack(page, `**${builtFile('packages/ui/src/aria/index.ts')}`);
  await page.goto(site.at('aurora'));
  const found = page.waitForResponse(SUGGEST);
  await place(page).pressSequentially('lis');
  await found;
  await page.keyboard.press('Escape');
  release();
  await expect(place(page)).toHaveRole('combobox');
  await expect(place(page)).toBeFocused();
  // If the list opened, it would do so in the effects of its first render.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expect(place(page)).toHaveAttribute('aria-expanded', 'false');
  await place(page).press('b');
  await expect(suggested(page).first()).toContainText('Lisbon');
});

test('resorts are suggested with their places, and those around a city', async ({ page, site }) => {
  await page.goto(site.at('aurora', '/booknow/resort'));
  await expect(page.getByRole('navigation', { name: 'What to book' }).getByRole('link')).toHaveCount(6);
  await place(page).pressSequentially('goa');
  await expect(page.getByRole('listbox').getByRole('group').first()).toHaveAccessibleName('Places');
  await expect(page.getByRole('listbox').getByRole('group').last()).toHaveAccessibleName('Resorts');
  await place(page).fill('lon');
  await expect(suggested(page).first()).toContainText(/London.*United Kingdom/);
  await place(page).press('Enter');
  await expect(place(page)).toHaveValue('London');
});
