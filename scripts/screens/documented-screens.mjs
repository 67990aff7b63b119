import { AGENT_SCREENS } from './agent-screens.mjs';
import { showDeals, toTheDeals, waitForHeading } from './screen-steps.mjs';
import { SEARCH_SCREENS } from './search-screens.mjs';

/** @import { Page } from '@playwright/test' */

/**
 * @typedef {object} DocumentedScreen
 * @property {string} name of the picture's file in docs/screens
 * @property {string} agency
 * @property {string} path
 * @property {'desktop' | 'phone'} on
 * @property {string} [person] who is signed in, such as `agent`; none by default
 * @property {(page: Page) => Promise<void>} ready opens what the picture shows, and waits until it is loaded
 */

/** @type {readonly DocumentedScreen[]} What README.md and docs/tour.md show. */
export const DOCUMENTED_SCREENS = [
  { name: 'home', agency: 'aurora', path: '/', on: 'desktop', ready: showDeals },
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
  { name: 'home-arabic', agency: 'rihla', path: '/?lng=ar', on: 'desktop', ready: showDeals },
  { name: 'cars', agency: 'albion', path: '/?tab=Car+Rentals', on: 'desktop', ready: toTheDeals },
  {
    name: 'currencies',
    agency: 'aurora',
    path: '/?tab=Activities',
    on: 'desktop',
    async ready(page) {
      await showDeals(page);
      await page.getByRole('button', { name: /^Currency/ }).click();
      await page.getByRole('option', { name: /United States/ }).waitFor();
    },
  },
  { name: 'about', agency: 'aurora', path: '/about', on: 'desktop', ready: waitForHeading },
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
  { name: 'not-found', agency: 'kindred', path: '/nowhere', on: 'desktop', ready: waitForHeading },
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
      await showDeals(page);
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    },
  },
  { name: 'home-arabic-phone', agency: 'rihla', path: '/?lng=ar', on: 'phone', ready: showDeals },
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
  ...SEARCH_SCREENS,
  ...AGENT_SCREENS,
];
