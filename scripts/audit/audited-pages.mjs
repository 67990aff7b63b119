/** @import { Page, Route } from '@playwright/test' */
/** @import { ConcretePath } from '@livery/contract/navigation/page-path' */
import { changeAgency, hasSaved, openMenu, openPicker, refuse, shows, spoilNextScript } from './page-actions.mjs';

/** @typedef {ConcretePath | `${ConcretePath}?${string}`} Address of a page of the catalogue */

/**
 * @typedef {object} AuditedPage
 * @property {string} name
 * @property {Address} path
 * @property {'phone' | 'desktop'} [on] the only screen that has the page; both by default
 * @property {readonly string[]} [brands] the only agencies that have the page; all by default
 * @property {string} [person] who is signed in, such as `agent`; none by default
 * @property {true} [offersSignIn] lets the save-price popup open, which is closed beforehand on all other pages
 * @property {string} [within] a layer over a page of this list, which hides a part of it: only the layer is checked
 * @property {(page: Page) => Promise<unknown>} [before] runs before the page is opened
 * @property {(page: Page) => Promise<unknown>} ready opens what is to be checked, and waits until it is shown
 */

const deal = shows('#deals article');
const panel = shows('[role="tabpanel"] h3, [role="tabpanel"] a');
const heading = shows('main h1');

/** @type {(page: Page) => Promise<unknown>} */
const withoutRemotes = (page) =>
  page.route('**/remotes/remotes.json', (route) => route.fulfill({ json: { version: 1, remotes: {} } }));

/** @type {readonly AuditedPage[]} Every page and state of the shell, in any language and brand. */
export const AUDITED_PAGES = [
  { name: 'home: hotels', path: '/', ready: deal },
  { name: 'home: cars', path: '/?tab=Car+Rentals', ready: deal },
  { name: 'home: activities', path: '/?tab=Activities', ready: deal },
  { name: 'home: flights', path: '/?tab=Flights', ready: panel },
  { name: 'home: cruises', path: '/?tab=Cruises', ready: panel },
  {
    name: 'home: an agent',
    path: '/?currency=EUR',
    person: 'agent',
    async ready(page) {
      await deal(page);
      // The user is loaded later than the deals.
      await page.locator('[data-sidebar] a').first().waitFor({ state: 'attached' });
    },
  },
  {
    name: 'home: deals on their way',
    path: '/',
    before: (page) => page.route('**/api/hotel/deals/**', () => undefined),
    ready: shows('[data-testid="deal-skeleton"]'),
  },
  {
    name: 'home: recents',
    path: '/',
    before: hasSaved,
    async ready(page) {
      await deal(page);
      // They are loaded when the visitor scrolls near them.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await shows('section h4 a')(page);
    },
  },
  { name: 'home: no deals', path: '/?lat=0&long=-140', ready: panel },
  {
    name: 'home: deals failed',
    path: '/',
    before: refuse('**/api/hotel/deals/**'),
    ready: shows('[role="tabpanel"] button'),
  },
  {
    name: 'details of a price',
    path: '/?currency=EUR',
    person: 'traveller',
    within: '[popover]:popover-open',
    async ready(page) {
      await page.locator('article button[popovertarget]').first().click();
      await page.locator('[popover]:popover-open').waitFor();
    },
  },
  {
    name: 'save-price popup',
    path: '/',
    offersSignIn: true,
    // It waits until consent is decided.
    before: changeAgency({ analytics: { isEnabled: false } }),
    async ready(page) {
      await deal(page);
      await page.locator('#deals').evaluate((section) => {
        window.scrollBy({ top: section.getBoundingClientRect().top - innerHeight / 3, behavior: 'instant' });
      });
      await page.locator('dialog[open]').waitFor();
    },
  },
  {
    name: 'consent',
    path: '/errors',
    before: changeAgency({
      analytics: { isEnabled: true, googleAnalyticsId: 'GTM-0000000', facebookAnalyticsId: '100000000000000' },
    }),
    ready: shows('section[aria-labelledby="consent-heading"]'),
  },
  {
    name: 'a toast',
    path: '/',
    async ready(page) {
      await deal(page);
      // The next script is that of the popup.
      await page.waitForLoadState('networkidle');
      await spoilNextScript(page);
      // A picker, or the menu of small screens: if it can't be opened, a toast appears.
      await page.locator('header button[aria-haspopup="dialog"]:visible').first().press('Enter');
      await page.locator('.Toastify__toast').hover();
    },
  },
  { name: 'language picker', path: '/errors', ready: (page) => openPicker(page, 0) },
  { name: 'currency picker', path: '/errors', ready: (page) => openPicker(page, 1) },
  { name: 'slide-out', path: '/errors', on: 'phone', ready: openMenu },
  { name: 'slide-out, signed in', path: '/errors', on: 'phone', person: 'rewarded', ready: openMenu },
  {
    name: 'profile menu',
    path: '/errors',
    on: 'desktop',
    person: 'rewarded',
    async ready(page) {
      await page.locator('header button[popovertarget]').click();
      await page.locator('header [popover]:popover-open a').first().waitFor();
    },
  },
  {
    name: 'side navigation',
    path: '/dashboard',
    person: 'agent',
    before: withoutRemotes,
    async ready(page) {
      await page.locator('[data-sidebar-toggler]').click();
      await page.locator('[data-sidebar="expanded"] a').first().waitFor();
    },
  },
  { name: 'about', path: '/about', ready: heading },
  {
    name: 'about, disabled',
    path: '/about',
    before: (page) => page.route('**/api/agency/about-us', (route) => route.fulfill({ json: { data: [] } })),
    ready: heading,
  },
  { name: 'about, failed', path: '/about', before: refuse('**/api/agency/about-us'), ready: shows('main button') },
  {
    name: 'faqs',
    path: '/faqs',
    async ready(page) {
      await page.locator('main button[aria-expanded]').first().click();
      await page.locator('main button[aria-expanded="true"]').waitFor();
    },
  },
  { name: 'favourites', path: '/favourites', before: hasSaved, ready: shows('main li a') },
  { name: 'favourites, none', path: '/favourites', ready: shows('main h2') },
  { name: 'not found', path: '/errors', ready: heading },
  { name: 'logout', path: '/logout', before: staysOnLogout, ready: shows('main [role="status"]') },
  { name: 'login', path: '/login', before: withoutRemotes, ready: heading },
  { name: 'remote, not offered', path: '/blog', before: withoutRemotes, ready: heading },
  { name: 'remote, failed', path: '/blog', before: refuse('**/remotes/remotes.json'), ready: shows('main button') },
  {
    name: 'agency missing',
    path: '/',
    before: (page) => page.route('**/api/agency', (route) => route.fulfill({ json: {} })),
    ready: heading,
  },
  { name: 'agency inactive', path: '/', before: changeAgency({ status: 'Inactive' }), ready: shows('dialog[open]') },
  { name: 'agency unreachable', path: '/', before: refuse('**/api/agency'), ready: shows('main button') },
  {
    name: 'broken',
    path: '/',
    before: (page) =>
      page.addInitScript(() => {
        Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
          get() {
            throw new Error('planted');
          },
        });
      }),
    ready: heading,
  },
];

/** Blocks the navigation after a logout. @param {Page} page */
function staysOnLogout(page) {
  return page.route('**/*', (/** @type {Route} */ route) => {
    const request = route.request();
    const isLeaving = request.isNavigationRequest() && new URL(request.url()).pathname !== '/logout';
    return isLeaving ? route.fulfill({ status: 204 }) : route.fallback();
  });
}
