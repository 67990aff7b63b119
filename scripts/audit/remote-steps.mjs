import { follow, press, settle, submitEmpty } from './page-actions.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { AuditedPage } from './audited-pages.mjs' */

const DAY = 86_400_000;
/** @param {number} ahead days from today */
export const dayAhead = (ahead) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10);

/** @type {`/booknow/hotels/search?${string}`} */
export const HOTELS = `/booknow/hotels/search?place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(22)}&guests=2-1-7`;

export const CARD = 'main article a[href]';
export const ROW = 'main [role="rowheader"] a[href]';
export const ONWARD_LINKS = 'main a[href*="/reservation-details?"], main a[href*="/checkout?"]';

/** Other agencies have no earlier bookings. */
export const BOOKED_BRANDS = { brands: ['aurora'] };

/** @type {(...links: readonly string[]) => (page: Page) => Promise<void>} */
export const followingLinks =
  (...links) =>
  async (page) => {
    await settle(page);
    for (const link of links) await follow(page, link);
  };

/** @type {(...links: readonly string[]) => (page: Page) => Promise<void>} */
export const withErrors =
  (...links) =>
  async (page) => {
    await followingLinks(...links)(page);
    await submitEmpty(page);
  };

/** @type {(button: string) => (page: Page) => Promise<void>} */
export const pressingButton = (button) => async (page) => {
  await settle(page);
  await press(page, button);
};

/** @type {(person: string, pages: readonly Omit<AuditedPage, 'person'>[]) => readonly AuditedPage[]} */
export const asPerson = (person, pages) => pages.map((page) => ({ ...page, person }));
