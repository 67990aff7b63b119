import { expect, type Locator, type Page } from '@playwright/test';

/** A way to use a page, such as with the keyboard only. */
export interface Hand {
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
}

export const mouse: Hand = {
  press: (target) => target.click(),
  async type(field, text) {
    await field.click();
    await field.pressSequentially(text);
  },
};

/** More Tab stops than there are between any two things. */
const MOST_STOPS = 150;

/** Moves the focus with Tab, forwards or backwards, until it is on an element. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const way = await target.evaluate((element) => {
      const { activeElement } = document;
      if (element === activeElement) return 'there';
      const isAbove = activeElement !== null && activeElement.compareDocumentPosition(element) & 2;
      return isAbove ? 'back' : 'onwards';
    });
    if (way === 'there') break;
    await page.keyboard.press(way === 'back' ? 'Shift+Tab' : 'Tab');
  }
  await expect(target).toBeFocused();
}

/** Uses a page without a pointer: Tab, Enter and letters. */
export const keyboardOf = (page: Page): Hand => ({
  async press(target) {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  async type(field, text) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  },
});
