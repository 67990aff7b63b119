import { openHotel, showDeals, waitForHeading, waitForResults } from './screen-steps.mjs';

/** @import { DocumentedScreen } from './documented-screens.mjs' */

/** A stay about a month after the day of the pictures. */
const STAY = 'place=Lisbon&lat=38.7223&long=-9.1393&checkIn=2026-12-15&checkOut=2026-12-18&guests=2-8.2';
const HOTELS = `/booknow/hotels/search?${STAY}`;

/** @type {readonly DocumentedScreen[]} From the search to the booking. */
export const SEARCH_SCREENS = [
  {
    name: 'search-calendar',
    agency: 'aurora',
    path: '/',
    on: 'desktop',
    async ready(page) {
      await showDeals(page);
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
      // It closes when both days are chosen.
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
      await showDeals(page);
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
    ready: waitForResults,
  },
  {
    name: 'results-map',
    agency: 'kindred',
    path: HOTELS,
    on: 'desktop',
    async ready(page) {
      await waitForResults(page);
      await page.getByRole('button', { name: 'Show on map' }).click();
      await page.clock.resume();
      await page.locator('.maplibregl-marker').first().waitFor();
      // The map is drawn on a canvas, and nothing signals when it is finished.
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
      await waitForResults(page);
      await page.evaluate(() => window.scrollTo({ top: 240, behavior: 'instant' }));
    },
  },
  {
    name: 'results-arabic-phone',
    agency: 'rihla',
    path: `${HOTELS}&lng=ar`,
    on: 'phone',
    ready: waitForResults,
  },
  {
    name: 'details',
    agency: 'aurora',
    path: HOTELS,
    on: 'desktop',
    async ready(page) {
      await waitForResults(page);
      await openHotel(page);
    },
  },
  {
    name: 'lightbox',
    agency: 'aurora',
    path: HOTELS,
    on: 'desktop',
    async ready(page) {
      await waitForResults(page);
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
      await waitForResults(page);
      await openHotel(page);
      // The first rate of each room is preselected.
      await page.getByRole('main').getByRole('link', { name: 'Continue' }).click();
      await page.locator('[name="first0"]').waitFor();
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  {
    name: 'manage-booking',
    agency: 'aurora',
    path: '/manage-booking',
    on: 'desktop',
    ready: waitForHeading,
  },
];
