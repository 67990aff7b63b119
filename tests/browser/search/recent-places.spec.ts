import type { Page } from '@playwright/test';
import { dismissSavePrice, expect, test } from '../support/agency-site.ts';
import { barriersIn } from '../support/barriers-in.ts';
import { dayAhead } from '../support/new-name.ts';
import { suggested, watchShift } from '../support/search-panel.ts';

const OSLO = `place=Oslo&latitude=59.91&longitude=10.75&date=${dayAhead(20)}`;
/** The recent places of an open list: before the popular ones. */
const recent = (page: Page) => page.getByRole('listbox').getByRole('group').first().getByRole('option');
const place = (page: Page) => page.getByRole('main').locator('input[name="place"]');

/** Lets the visitor have searched activities in Oslo. */
async function searchOslo(page: Page, address: (path: string) => string): Promise<void> {
  await dismissSavePrice(page);
  await page.goto(address(`/booknow/activities/search?${OSLO}`));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saved'))).toContain('Oslo');
}

for (const [agency, language, heading] of [
  ['aurora', 'en', 'Recent searches'],
  ['rihla', 'ar', 'عمليات البحث الأخيرة'],
] as const) {
  test(`a recent place is chosen by keyboard before anything is typed (${language})`, async ({ page, site }) => {
    await searchOslo(page, (path) => site.at(agency, path));
    await page.goto(site.at(agency, `/booknow/hotels?lng=${language}`));
    await place(page).focus();
    await expect(page.getByRole('listbox').getByRole('group').first()).toHaveAccessibleName(heading);
    await expect(recent(page)).toHaveText(['Oslo']);
    expect(await barriersIn(page, '[role=listbox]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(suggested(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(place(page)).toHaveValue('Oslo');
    await expect(suggested(page)).toHaveCount(0);
    await place(page).press('Enter');
    await expect(page).toHaveURL(/\/booknow\/hotels\/search\?place=Oslo&lat=59\.91&long=10\.75&checkIn=/);
  });
}

test('who tabs through the form chooses no recent place, and letters take the place of them', async ({
  page,
  site,
}) => {
  await searchOslo(page, (path) => site.at('aurora', path));
  const shiftSoFar = await watchShift(page);
  await page.goto(site.at('aurora', '/booknow/hotels'));
  await place(page).focus();
  await expect(recent(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(suggested(page)).toHaveCount(0);
  await expect(place(page)).toHaveValue('');
  await place(page).click();
  await expect(recent(page)).toHaveText(['Oslo']);
  await page.keyboard.type('lisb');
  await expect(suggested(page).first()).toContainText('Lisbon');
  await place(page).fill('');
  await expect(recent(page)).toHaveText(['Oslo']);
  expect(await shiftSoFar()).toBe(0);
});

test('a second field has them, too, once the code of the first is there', async ({ page, site }) => {
  await dismissSavePrice(page);
  const flight = `from=LIS&fromName=Lisbon&to=OSL&toName=Oslo&departure=${dayAhead(20)}&return=${dayAhead(25)}`;
  await page.goto(site.at('aurora', `/booknow/flights/search?${flight}`));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saved'))).toContain('OSL');
  await page.goto(site.at('aurora', '/booknow/flights'));
  for (const label of ['From', 'To']) {
    await page.getByRole('main').getByLabel(label, { exact: true }).focus();
    await expect(recent(page)).toHaveText(['Lisbon', 'Oslo']);
    await page.keyboard.press('Escape');
    await expect(suggested(page)).toHaveCount(0);
  }
});

test('a phone has them in the sheet of the place', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await searchOslo(page, (path) => site.at('aurora', path));
  await page.goto(site.at('aurora', '/booknow/hotels'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Destination/ })
    .click();
  const sheet = page.getByRole('dialog', { name: 'Destination' });
  await sheet.getByRole('option', { name: 'Oslo' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button', { name: /^Destination/ })).toContainText('Oslo');
});
