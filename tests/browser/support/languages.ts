import type { Locator, Page, Request } from '@playwright/test';

/** What the document says of itself. */
export function htmlOf(page: Page): Locator {
  return page.locator('html');
}

/** The header's language button, whatever it is called by now. */
export function languagePicker(page: Page): Locator {
  return page.locator('header button[aria-haspopup="dialog"]').first();
}

/** Chooses a language by its own name, with the keyboard and then the mouse. */
export async function chooseLanguage(page: Page, name: string): Promise<void> {
  await languagePicker(page).press('Enter');
  await page.getByRole('option', { name }).click();
}

/** The language that a call asks for. */
export function languageOf(request: Request): string {
  return request.headers()['accept-language'] ?? '';
}
