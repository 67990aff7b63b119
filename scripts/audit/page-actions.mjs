/** @import { Page } from '@playwright/test' */

/** @type {(selector: string) => (page: Page) => Promise<unknown>} */
export const shows = (selector) => (page) => page.locator(selector).first().waitFor();

/** @type {(call: string) => (page: Page) => Promise<unknown>} */
export const refuse = (call) => (page) => page.route(call, (route) => route.fulfill({ status: 400, json: {} }));

/** Gives the agency other values of some fields. @type {(fields: object) => (page: Page) => Promise<unknown>} */
export const changeAgency = (fields) => (page) =>
  page.route('**/api/agency', async (route) => {
    // Only browsers resolve `*.localhost`.
    const url = new URL(route.request().url());
    const headers = { ...route.request().headers(), host: url.host };
    url.hostname = '127.0.0.1';
    const response = await route.fetch({ url: url.href, headers });
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, agency: { ...body.agency, ...fields } } });
  });

const HOTEL = {
  product: 'hotels',
  id: 'a-hotel',
  path: '/booknow/hotels/search-details?id=a-hotel',
  title: 'Harbour Rooms Lisbon',
  picture: '/media/hotel/coast/front/0-a-hotel.svg',
};
const SEARCH = {
  product: 'hotels',
  values: {
    place: 'Lisbon',
    lat: '38.7200',
    long: '-9.1400',
    checkIn: '2026-02-03',
    checkOut: '2026-02-05',
    guests: '2',
  },
};

/** Lets the visitor have searched, viewed and marked a hotel on this device before. @param {Page} page */
export const hasSaved = (page) =>
  page.addInitScript(
    (savedItems) => localStorage.setItem('saved', savedItems),
    JSON.stringify({
      searches: [SEARCH],
      seen: [HOTEL],
      favourites: { items: [HOTEL], added: [], removed: [] },
    }),
  );

/** Makes the next script that the page requests fail. @param {Page} page */
export async function spoilNextScript(page) {
  /** @type {string | undefined} */
  let brokenReason;
  await page.route('**/assets/*.js', (route) => {
    const url = route.request().url();
    brokenReason ??= url;
    return url === brokenReason ? route.abort() : route.continue();
  });
}

/** Waits until no transition or animation is running. @param {Page} page */
export async function waitForAnimations(page) {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
}

/** Opens the menu of small screens. @param {Page} page */
export async function openMenu(page) {
  await page.locator('header button[aria-haspopup="dialog"]:visible').last().click();
  await page.locator('dialog[open] a').first().waitFor();
}

/**
 * Opens the picker of languages (0) or currencies (1), on a small screen in its menu.
 *
 * @param {Page} page
 * @param {number} which
 */
export async function openPicker(page, which) {
  const inBar = page.locator('header button[aria-haspopup="dialog"]:visible');
  await inBar.first().waitFor();
  const hasMenu = (await inBar.count()) === 1;
  if (hasMenu) await openMenu(page);
  const buttons = hasMenu ? page.locator('dialog[open] button[aria-haspopup="dialog"]') : inBar;
  await buttons.nth(which).click();
  await page.locator('[role="option"]').first().waitFor();
}

/** Waits until a remote shows a page and everything that the page requested. @param {Page} page */
export async function settle(page) {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [data-shape]') === null);
}

/**
 * Goes to the next page of a remote by one of these links or buttons that are visible: the first by default.
 *
 * @param {Page} page
 * @param {string} link
 * @param {number} [turn] the number of the link; after the last it starts again at the first
 */
export async function follow(page, link, turn = 0) {
  const urlBefore = page.url();
  const visibleLinks = page.locator(link).filter({ visible: true });
  await visibleLinks.first().waitFor();
  await visibleLinks.nth(turn % (await visibleLinks.count())).click();
  await page.waitForURL((url) => url.href !== urlBefore);
  await settle(page);
}

/** Sends a form before it is filled in. @param {Page} page */
export async function submitEmpty(page) {
  await page.locator('main form button[type="submit"]').first().click();
  await page.locator('main [aria-invalid="true"]').first().waitFor();
  // The page scrolled to the first error: controls that the header covers in part would be reported as too small.
  await page.evaluate(() => scrollTo(0, 0));
}

/**
 * Opens a dialog of a remote.
 *
 * @param {Page} page
 * @param {string} button
 */
export async function press(page, button) {
  await page.locator(button).filter({ visible: true }).first().click();
  await page.locator('main dialog[open]').waitFor();
}

/**
 * Chooses another language, if the page has a picker that offers it. Uses no pointer, so that open layers stay open.
 *
 * @param {Page} page
 * @param {string} languageTag as a document names it, such as `nb`
 * @returns {Promise<boolean>} whether the page is in that language now
 */
export async function chooseLanguage(page, languageTag) {
  const isOffered = await page.evaluate(() => {
    const picker = document.querySelector('button[aria-haspopup="dialog"]:has(.lucide-globe)');
    if (picker instanceof HTMLElement) picker.click();
    return picker !== null;
  });
  if (!isOffered) return false;
  await page.locator('[role="option"] [lang]').first().waitFor({ state: 'attached' });
  const option = page.locator(`[role="option"]:has([lang^="${languageTag}"])`);
  if ((await option.count()) === 0) {
    await page.keyboard.press('Escape');
    return false;
  }
  await option.dispatchEvent('click');
  await page.waitForFunction((language) => document.documentElement.lang === language, languageTag);
  return true;
}
