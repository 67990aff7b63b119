import type { Locator, Page } from '@playwright/test';

/** The option that a list or a field names as its active one: the keyboard moves through them without giving them the focus. */
export const activeOption = (page: Page): Locator => page.locator('xpath=//*[@id = //@aria-activedescendant]');
