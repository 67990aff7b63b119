import type { Page } from '@playwright/test';
import { expect, test } from '../support/loyalty-site.ts';

const booking = (page: Page) => page.getByLabel('Booking reference');
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' });
const stay = (page: Page) => question(page).getByRole('button', { name: 'Go back' }).click();
const leave = (page: Page) => question(page).getByRole('button', { name: 'Leave', exact: true }).click();
const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About us' }).first();

/** Comes from the FAQ page, and fills in a part of the form. */
test.beforeEach(async ({ page, loyal }) => {
  await page.goto(loyal.at('aurora', '/faqs'));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(loyal.at('aurora', '/loyalty'));
  await booking(page).fill('ABC');
});

test('a link asks before a half-filled form goes: stay, then leave', { tag: '@core' }, async ({ page, loyal }) => {
  await about(page).click();
  await stay(page);
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(loyal.at('aurora', '/loyalty'));
  await expect(booking(page)).toHaveValue('ABC');

  await about(page).click();
  await leave(page);
  await expect(page).toHaveURL(/\/about$/);
  await expect(booking(page)).toBeHidden();
});

test('Back asks within the site: stay, then leave', async ({ page, loyal }) => {
  await booking(page).fill('');
  await about(page).click();
  await expect(page).toHaveURL(/\/about$/);
  await page.goBack();
  await expect(page).toHaveURL(loyal.at('aurora', '/loyalty'));
  await booking(page).fill('ABC');

  await page.evaluate(() => history.forward());
  await stay(page);
  await expect(page).toHaveURL(loyal.at('aurora', '/loyalty'));
  await expect(booking(page)).toHaveValue('ABC');

  await page.evaluate(() => history.forward());
  await leave(page);
  await expect(page).toHaveURL(/\/about$/);
});

test('a reload asks by the browser’s own question: stay, then leave', async ({ page }) => {
  const asked: string[] = [];
  page.once('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  await page.evaluate(() => location.reload());
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(booking(page)).toHaveValue('ABC');

  page.once('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.reload();
  await expect(booking(page)).toHaveValue('');
  expect(asked).toEqual(['beforeunload', 'beforeunload']);
});

test('nothing is asked once the form is empty again', async ({ page }) => {
  await booking(page).fill('');
  await about(page).click();
  await expect(page).toHaveURL(/\/about$/);
});
