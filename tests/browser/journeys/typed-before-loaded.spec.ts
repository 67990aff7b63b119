import type { Page } from '@playwright/test';
import { expect, test } from '../support/agency-site.ts';
import { builtFile } from '../support/built-file.ts';
import { holdBack } from '../support/hold-back.ts';

type Site = Parameters<Parameters<typeof test>[2]>[0]['site'];

const options = (page: Page) => page.getByRole('option');

/** Types into the field of the resort search before it can suggest anything. */
async function typeEarly(page: Page, site: Site) {
  const release = await holdBack(page, `**${builtFile('packages/ui/src/aria/index.ts')}`);
  await page.goto(site.at('aurora', '/booknow/resort'));
  const field = page.getByPlaceholder('Place or resort');
  await field.pressSequentially('goa');
  await expect(options(page)).toHaveCount(0);
  return { field, release };
}

test('what is typed before a field can suggest is suggested for when it can', async ({ page, site }) => {
  const { field, release } = await typeEarly(page, site);
  release();
  await expect(options(page).first()).toBeVisible();
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(field).toHaveValue(/Goa/);
  await expect(options(page)).toHaveCount(0);
});

test('a field that was left before it could suggest opens no list', async ({ page, site }) => {
  const { field, release } = await typeEarly(page, site);
  await field.blur();
  release();
  await expect(field).toHaveRole('combobox');
  await expect(options(page)).toHaveCount(0);
  await expect(field).toHaveValue('goa');
});
