import { expect, type Locator, type Page } from '@playwright/test';

/** The form of a search, by its name. */
export const searchForm = (page: Page, name = 'Find your hotel'): Locator => page.getByRole('form', { name });

/** The field of a place; the list of suggestions has the same label. */
const placeField = (page: Page, label: string): Locator =>
  page.getByRole('main').getByLabel(label, { exact: true }).and(page.locator('input'));

/** Types into a place's field, and chooses the first suggestion with the text, which no popular place contains. */
export async function choosePlace(page: Page, label: string, text: string): Promise<void> {
  await placeField(page, label).click();
  await placeField(page, label).pressSequentially(text);
  await suggested(page).filter({ hasText: text }).first().click();
  await expect(suggested(page)).toHaveCount(0);
}

/** The suggestions, without options of a `<select>`. */
export const suggested = (page: Page): Locator => page.getByRole('listbox').getByRole('option');

/** The layout shift since the page was loaded, as the browser measures it. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput')) shift += Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shiftSoFar: () => shift });
  });
  return () => page.evaluate(() => Reflect.get(window, 'shiftSoFar')());
}

/** Whether all of an element is within the window. */
export function isWithinWindow(element: Locator): Promise<boolean> {
  return element.evaluate((shown) => {
    const { top, bottom, left, right } = shown.getBoundingClientRect();
    return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });
}
