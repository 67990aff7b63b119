/** @import { Page } from '@playwright/test' */

/** Points at the search, so that its default dates follow the date of the pictures. @param {Page} page */
export async function showDeals(page) {
  await page.getByRole('article').first().waitFor();
  const form = page.getByRole('main').getByRole('form').first();
  await form.hover();
  await form.locator('button[aria-haspopup="dialog"]').first().waitFor();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.mouse.move(0, 0);
}

/** @type {(page: Page) => Promise<void>} */
export const waitForHeading = (page) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

/** Scrolls until the deals are right below the header. @param {Page} page */
export async function toTheDeals(page) {
  await showDeals(page);
  await page.locator('#deals').evaluate((section) => {
    const header = document.querySelector('header')?.offsetHeight ?? 0;
    window.scrollBy({ top: section.getBoundingClientRect().top - header, behavior: 'instant' });
  });
}

/** @param {Page} page */
export const waitForResults = (page) => page.getByRole('main').getByRole('article').first().waitFor();

/** Goes from the results to a hotel's page. @param {Page} page */
export async function openHotel(page) {
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('table').first().waitFor();
  await page.locator('main h1').waitFor();
}
