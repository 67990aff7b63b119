import { expect, type Page } from '@playwright/test';

const FAILED = 'Failed to load remote component.';

export const failed = (page: Page) => page.getByRole('heading', { name: FAILED });
export const fixture = (page: Page, name = 'A fixture') => page.getByRole('heading', { level: 1, name });
export const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' });
export const counted = (page: Page, name: string) => page.evaluate((key) => Reflect.get(window, key) ?? 0, name);

/** Goes to a page that the shell shows itself. */
export async function leaveForAbout(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(/fixture|Failed/);
}

/** Expects the shell to work around a failed remote. */
export async function expectFailedInItsSlot(page: Page): Promise<void> {
  await expect(failed(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await leaveForAbout(page);
}
