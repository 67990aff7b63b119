import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../support/agency-site.ts';
import { builtFile, loseFile } from '../support/built-file.ts';

const header = (page: Page, name: string) => page.getByRole('columnheader', { name });
const names = (page: Page) => page.getByRole('rowheader').allTextContents();

/** Sorted by the rules of English. */
const sorted = (texts: readonly string[]) => texts.toSorted(new Intl.Collator('en', { numeric: true }).compare);

test('an agent sorts the clients by a column, with the keyboard; the address keeps the order', async ({
  page,
  site,
}) => {
  await signInAs(page, site.at('aurora'), 'agent');
  await page.goto(site.at('aurora', '/users/clients'));
  const byName = header(page, 'Name').getByRole('button');
  await expect(byName).toBeVisible();
  const listed = await names(page);

  await byName.focus();
  await page.keyboard.press('Enter');
  await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/[?&]order=name/);
  const ascending = await names(page);
  expect(ascending).toEqual(sorted(ascending));
  await expect(byName).toBeFocused();

  await page.reload();
  await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'ascending');
  expect(await names(page)).toEqual(ascending);

  await byName.click();
  await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'descending');
  const descending = await names(page);
  expect(descending).toEqual(sorted(descending).reverse());
  await byName.click();
  await expect(header(page, 'Name')).toHaveAttribute('aria-sort', 'none');
  await expect(page).not.toHaveURL(/order=/);
  expect(await names(page)).toEqual(listed);
});

test('on a phone, where rows are cards, a field sorts them', async ({ page, site }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs(page, site.at('aurora'), 'agent');
  await page.goto(site.at('aurora', '/bookings'));
  await page.getByLabel('Sort by').selectOption('Booked on, ascending');
  await expect(page).toHaveURL(/[?&]order=booked/);
  await expect(page.getByLabel('Sort by')).toHaveValue('booked');
});

test('a list whose sorting can not be loaded is shown as it came', async ({ page, site }) => {
  await signInAs(page, site.at('aurora'), 'agent');
  await loseFile(page, builtFile('packages/ui/src/sorting/index.ts'));
  await page.goto(site.at('aurora', '/users/clients?order=name'));
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await expect(header(page, 'Name').getByRole('button')).toHaveCount(0);
});
