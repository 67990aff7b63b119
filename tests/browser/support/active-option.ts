import type { Locator, Page } from '@playwright/test';

/** The active option of a list or a field: the keyboard moves through options without focusing them. */
export const activeOption = (page: Page): Locator => page.locator('xpath=//*[@id = //@aria-activedescendant]');
