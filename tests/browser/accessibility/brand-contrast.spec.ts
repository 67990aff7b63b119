import type { Page } from '@playwright/test';
import { brandOf, expect, signInAs, test } from '../support/agency-site.ts';
import { faintTexts } from '../support/contrasts.ts';
import { fetched } from '../support/fetched.ts';
import { messageIn } from '../support/message-in.ts';

/** Colours of every hue, light and dark, pale and strong; the first is the default (rules §9). */
const BRANDS = [
  ...['#2c7be5', '#000000', '#ffffff', '#777777', '#ff0000', '#00ff00', '#0000ff', '#ffff00'],
  ...['#00ffff', '#ff00ff', '#0b7285', '#f6c445', '#7b1113', '#e8590c', '#2b8a3e', '#5f3dc4'],
  ...['#c2255c', '#1864ab', '#868e96', '#ffc9c9', '#b2f2bb', '#d0bfff', '#087f5b', '#495057'],
] as const;

/** Opens a page of an agency whose colour is the default. */
async function openInDefault(page: Page, address: string): Promise<void> {
  await page.route('**/api/agency', async (route) => {
    const answer = await fetched(route);
    const { agency } = await answer.json();
    await route.fulfill({ response: answer, json: { agency: { ...agency, primaryColor: BRANDS[0] } } });
  });
  await page.goto(address);
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  await expect.poll(() => brandOf(page)).toBe(BRANDS[0]);
}

test('every text of the home page can be read in 24 brands', async ({ page, site }) => {
  await openInDefault(page, site.at('aurora'));
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(8);
  expect(await faintTexts(page, BRANDS)).toEqual([]);
});

test("every text beside and in an agent's side menu can be read in 24 brands", async ({ page, site }) => {
  await signInAs(page, site.at('aurora'), 'agent');
  await openInDefault(page, site.at('aurora', '/dashboard'));
  await page.getByRole('button', { name: messageIn('en', 'header.sideMenu') }).click();
  const menu = page.getByRole('navigation', { name: messageIn('en', 'sideNav.title') });
  await expect(menu.locator('[aria-current="page"]')).toBeVisible();
  await expect(page.getByRole('main').getByRole('table', { name: 'Bookings to come' })).toBeVisible();
  expect(await faintTexts(page, BRANDS)).toEqual([]);
});

test('every text of the blog, its topics among them, can be read in 24 brands', async ({ page, site }) => {
  await openInDefault(page, site.at('aurora', '/blog'));
  await expect(page.getByRole('main').locator('[aria-current="true"]')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await faintTexts(page, BRANDS)).toEqual([]);
});
