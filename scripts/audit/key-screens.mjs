/** @import { Page } from '@playwright/test' */

/**
 * @typedef {object} KeyScreen
 * @property {string} name of its file in docs/screens
 * @property {string} agency
 * @property {string} path
 * @property {'desktop' | 'phone'} on
 * @property {string} [person] who is signed in, such as `agent`; none by default
 * @property {(page: Page) => Promise<void>} ready comes to what is to be seen, and waits until it is there
 */

/** Points at the search, which counts from the day of the pictures from then on. @param {Page} page */
async function deals(page) {
  await page.getByRole('article').first().waitFor();
  const form = page.getByRole('main').getByRole('form').first();
  await form.hover();
  await form.locator('button[aria-haspopup="dialog"]').first().waitFor();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.mouse.move(0, 0);
}

/** @type {(page: Page) => Promise<void>} */
const heading = (page) => page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();

/** Scrolls until the deals stand right below the header. @param {Page} page */
async function toTheDeals(page) {
  await deals(page);
  await page.locator('#deals').evaluate((section) => {
    const header = document.querySelector('header')?.offsetHeight ?? 0;
    window.scrollBy({ top: section.getBoundingClientRect().top - header, behavior: 'instant' });
  });
}

/** A month later than the day of the pictures. */
const STAY = 'place=Lisbon&lat=38.7223&long=-9.1393&checkIn=2026-12-15&checkOut=2026-12-18&guests=2-8.2';
const HOTELS = `/booknow/hotels/search?${STAY}`;

/** @param {Page} page */
const results = (page) => page.getByRole('main').getByRole('article').first().waitFor();

/** From the results to a hotel's own page. @param {Page} page */
async function openHotel(page) {
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('table').waitFor();
  await page.locator('main h1').waitFor();
}

/** @type {readonly KeyScreen[]} What the README shows. */
export const KEY_SCREENS = [
  { name: 'home', agency: 'aurora', path: '/', on: 'desktop', ready: deals },
  {
    name: 'home-agent',
    agency: 'aurora',
    path: '/',
    on: 'desktop',
    person: 'agent',
    async ready(page) {
      await toTheDeals(page);
      await page.getByText('Wholesale Rate').first().waitFor();
      const tools = page.getByRole('navigation', { name: 'Agency tools' });
      await tools.getByRole('link', { name: 'Book Now' }).hover();
      await page.waitForFunction(
        (panel) => (panel?.getBoundingClientRect().width ?? 0) > 200,
        await tools.elementHandle(),
      );
    },
  },
  { name: 'home-arabic', agency: 'rihla', path: '/?lng=ar', on: 'desktop', ready: deals },
  { name: 'cars', agency: 'albion', path: '/?tab=Car+Rentals', on: 'desktop', ready: toTheDeals },
  {
    name: 'currencies',
    agency: 'aurora',
    path: '/?tab=Activities',
    on: 'desktop',
    async ready(page) {
      await deals(page);
      await page.getByRole('button', { name: /^Currency/ }).click();
      await page.getByRole('option', { name: /United States/ }).waitFor();
    },
  },
  { name: 'about', agency: 'aurora', path: '/about', on: 'desktop', ready: heading },
  {
    name: 'faqs',
    agency: 'aurora',
    path: '/faqs',
    on: 'desktop',
    async ready(page) {
      await page.getByRole('main').getByRole('button').first().click();
      await page.getByText('three nights').waitFor();
    },
  },
  { name: 'not-found', agency: 'kindred', path: '/nowhere', on: 'desktop', ready: heading },
  {
    name: 'inactive',
    agency: 'dormant',
    path: '/',
    on: 'desktop',
    ready: (page) => page.getByRole('alertdialog').waitFor(),
  },
  {
    name: 'home-pale-phone',
    agency: 'marigold',
    path: '/?lng=en',
    on: 'phone',
    async ready(page) {
      await page.getByRole('button', { name: 'Decline' }).click();
      await deals(page);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  { name: 'home-arabic-phone', agency: 'rihla', path: '/?lng=ar', on: 'phone', ready: deals },
  {
    name: 'carousel-phone',
    agency: 'aurora',
    path: '/',
    on: 'phone',
    async ready(page) {
      await toTheDeals(page);
      await page.getByRole('button', { name: 'Next deal' }).click();
      await page.getByText('2 of 8').waitFor();
    },
  },
  {
    name: 'search-calendar',
    agency: 'aurora',
    path: '/',
    on: 'desktop',
    async ready(page) {
      await deals(page);
      await page.locator('input[name="place"]').click();
      await page.keyboard.type('lisb');
      await page.getByRole('listbox').getByRole('option').first().click();
      await page.getByRole('button', { name: /^Dates/ }).click();
      for (const day of ['December 8', 'December 13']) {
        await page
          .getByRole('dialog')
          .getByRole('button', { name: new RegExp(`${day}, 2026`) })
          .first()
          .click();
      }
      // Both days chosen, it closes.
      await page.getByRole('button', { name: /^Dates/ }).click();
      await page.getByText('5 nights').waitFor();
    },
  },
  {
    name: 'search-phone',
    agency: 'aurora',
    path: '/?lng=fr',
    on: 'phone',
    async ready(page) {
      await deals(page);
      await page.getByRole('button', { name: /^Destination/ }).tap();
      await page.getByRole('dialog').getByRole('combobox').waitFor();
      await page.keyboard.type('lo');
      await page.waitForFunction(() => {
        const list = document.querySelector('[role="listbox"]:has([role="option"])')?.parentElement;
        return list?.checkVisibility({ checkOpacity: true }) === true;
      });
    },
  },
  {
    name: 'results',
    agency: 'aurora',
    path: HOTELS,
    on: 'desktop',
    ready: results,
  },
  {
    name: 'results-map',
    agency: 'kindred',
    path: HOTELS,
    on: 'desktop',
    async ready(page) {
      await results(page);
      await page.getByRole('button', { name: 'Show on map' }).click();
      await page.clock.resume();
      await page.locator('.maplibregl-marker').first().waitFor();
      // Its land is painted on a canvas, which tells nobody.
      await page.waitForTimeout(4000);
    },
  },
  {
    name: 'results-dark',
    agency: 'noir',
    path: '/booknow/flights/search?from=LIS&fromName=Lisbon&to=OSL&toName=Oslo&departure=2026-12-15&return=2026-12-22&adults=2',
    on: 'desktop',
    person: 'agent',
    async ready(page) {
      await results(page);
      await page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }));
    },
  },
  {
    name: 'results-arabic-phone',
    agency: 'rihla',
    path: `${HOTELS}&lng=ar`,
    on: 'phone',
    ready: results,
  },
  {
    name: 'details',
    agency: 'aurora',
    path: HOTELS,
    on: 'desktop',
    async ready(page) {
      await results(page);
      await openHotel(page);
    },
  },
  {
    name: 'lightbox',
    agency: 'aurora',
    path: HOTELS,
    on: 'desktop',
    async ready(page) {
      await results(page);
      await openHotel(page);
      await page.locator('main ul button[aria-haspopup="dialog"]').nth(1).click();
      await page.getByRole('dialog').getByRole('status').waitFor();
    },
  },
  {
    name: 'checkout-pale-phone',
    agency: 'marigold',
    path: `${HOTELS}&lng=en`,
    on: 'phone',
    async ready(page) {
      await page.getByRole('button', { name: 'Decline' }).click();
      await results(page);
      await openHotel(page);
      await page.getByRole('table').getByRole('link').first().click();
      await page.locator('[name="first0"]').waitFor();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  {
    name: 'manage-booking',
    agency: 'aurora',
    path: '/manage-booking',
    on: 'desktop',
    ready: heading,
  },
];
