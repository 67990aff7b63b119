import type { Page } from '@playwright/test';

/** The why panel of a page. */
export const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Why is it so?' });

/** The line of a decision or of a value in the panel. */
export const resultOf = (page: Page, decision: string) =>
  panelOf(page).locator('summary', { has: page.getByText(decision, { exact: true }) });
