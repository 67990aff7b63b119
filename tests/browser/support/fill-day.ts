import type { Page } from '@playwright/test';

/**
 * Types a day into the parts of a date field, as a visitor does, in any language.
 *
 * @param day `2026-02-03`
 */
export async function fillDay(page: Page, label: string, day: string): Promise<void> {
  const field = page.getByRole('group', { name: label, exact: true });
  const [year = '', month = '', date = ''] = day.split('-');
  for (const [part, digits] of Object.entries({ year, month, day: date })) {
    await field.locator(`[data-type="${part}"]`).pressSequentially(digits);
  }
}
