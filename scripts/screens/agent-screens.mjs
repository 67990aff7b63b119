import { waitForHeading, waitForResults } from './screen-steps.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { DocumentedScreen } from './documented-screens.mjs' */

/** A stay about a month after the day of the pictures. */
const STAY = 'place=Lisbon&lat=38.7223&long=-9.1393&checkIn=2026-12-15&checkOut=2026-12-18&guests=2';

/** Chooses the first client whose name has these words. @param {Page} page @param {string} name */
async function bookFor(page, name) {
  await page.getByRole('button', { name: 'Choose a client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a client' });
  await dialog.getByRole('button', { name }).first().click();
  await dialog.waitFor({ state: 'detached' });
}

/** Puts three results into a proposal for a client. @param {Page} page */
async function aDraft(page) {
  await waitForResults(page);
  await bookFor(page, 'Amelia');
  await propose(page, 3);
}

/** Adds the first results to a proposal. @param {Page} page @param {number} count */
async function propose(page, count) {
  const buttons = page.getByRole('button', { name: /^Add to proposal: / });
  for (let index = 0; index < count; index++) await buttons.nth(index).click();
  await page.getByText(`${count} offers in your proposal`).waitFor();
}

/** Scrolls back to the top, with nothing focused or under the pointer. @param {Page} page */
async function toTheTop(page) {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.mouse.move(0, 0);
}

/** @type {readonly DocumentedScreen[]} The screens of an agent's work. */
export const AGENT_SCREENS = [
  {
    name: 'agent-results',
    agency: 'lantern',
    path: `/booknow/hotels/search?${STAY}`,
    on: 'desktop',
    person: 'agent',
    async ready(page) {
      await aDraft(page);
      await page.getByRole('article').first().getByText('Wholesale Rate').waitFor();
      await toTheTop(page);
    },
  },
  {
    name: 'agent-proposal',
    agency: 'lantern',
    path: `/booknow/hotels/search?${STAY}`,
    on: 'desktop',
    person: 'agent',
    async ready(page) {
      await aDraft(page);
      await page.getByRole('button', { name: 'Show offers' }).click();
      await page.getByLabel('Note for the client').first().fill('Quiet rooms, and breakfast on the terrace.');
      await toTheTop(page);
    },
  },
  {
    name: 'proposal-link',
    agency: 'lantern',
    path: '/proposals/7',
    on: 'desktop',
    person: 'agent',
    async ready(page) {
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByRole('img', { name: 'QR code of the link' }).waitFor();
      await page.getByRole('main').getByRole('article').first().waitFor();
    },
  },
  {
    name: 'proposal-arabic-phone',
    agency: 'lantern',
    path: '/deal-link?proposalId=7&lng=ar',
    on: 'phone',
    async ready(page) {
      await waitForHeading(page);
      await page.getByRole('main').getByRole('article').first().waitFor();
    },
  },
  {
    name: 'command-center',
    agency: 'aurora',
    path: '/dashboard',
    on: 'desktop',
    person: 'owner',
    async ready(page) {
      await page.getByText('Show as a table').waitFor();
      await page.getByRole('list', { name: 'How the agency is doing' }).evaluate((figures) => {
        const header = document.querySelector('header')?.offsetHeight ?? 0;
        window.scrollBy({ top: figures.getBoundingClientRect().top - header - 24, behavior: 'instant' });
      });
    },
  },
  {
    name: 'website-settings',
    agency: 'lantern',
    path: '/settings/website',
    on: 'desktop',
    person: 'owner',
    async ready(page) {
      await page.getByLabel('Main colour').fill('#0b7285');
      await page.getByRole('region', { name: 'Preview' }).getByRole('img').waitFor();
      await toTheTop(page);
    },
  },
];
