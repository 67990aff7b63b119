import type { Locator, Page, Request } from '@playwright/test';

/** The root element, with the document's language and direction. */
export const htmlOf = (page: Page): Locator => page.locator('html');

/** The header's language button, whatever its present name. */
export const languagePicker = (page: Page): Locator => page.locator('header button[aria-haspopup="dialog"]').first();

/** Chooses a language by its own name, with the keyboard and then the mouse. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await languagePicker(page).press('Enter');
  await page.getByRole('option', { name }).click();
}

/** The language that a call requests. */
export const languageOf = (request: Request): string => request.headers()['accept-language'] ?? '';
