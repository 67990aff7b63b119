import { follow, settle } from './page-actions.mjs';
import {
  asPerson,
  BOOKED_BRANDS,
  CARD,
  followingLinks,
  HOTELS,
  ONWARD_LINKS,
  pressingButton,
  ROW,
  withErrors,
} from './remote-steps.mjs';

/** @import { Page } from '@playwright/test' */

/** Other agencies have no proposals at the start. */
const PROPOSAL_BRANDS = { brands: ['noir'] };

/** @type {(page: Page) => Promise<unknown>} */
const manyClients = (page) =>
  page.route('**/api/reference/clients', (route) => {
    const names = { firstName: 'Chiara', email: 'chiara@mail.example' };
    const client = { ...names, country: 'IT', since: '2025-02-03', bookings: 2 };
    const data = Array.from({ length: 60 }, (_, index) => ({
      ...client,
      id: `c-${index}`,
      lastName: `Monti ${index}`,
    }));
    return route.fulfill({ json: { data } });
  });

/** Opens the shell's list of clients from the bar that shows the client for whom an agent books. @param {Page} page */
async function pickClient(page) {
  await settle(page);
  await page.locator('section:has(.lucide-user-round) > button[aria-haspopup="dialog"]').click();
  await page.locator('dialog[open] li button').first().waitFor();
}

/** @param {Page} page */
async function chooseClient(page) {
  await pickClient(page);
  await page.locator('dialog[open] li button').first().click();
  await page.locator('section:has(.lucide-user-round) a').waitFor();
}

/** Adds two offers to a proposal, and shows them. @param {Page} page */
async function beginProposal(page) {
  await settle(page);
  const add = page.locator('main article button:has(.lucide-plus)');
  await add.first().click();
  await add.first().click();
  await page.locator('[data-draft-bar] button[aria-expanded]').click();
  await page.locator('[data-draft-bar] textarea, [data-draft-bar] input').first().waitFor();
}

/** @param {Page} page */
async function continueProposal(page) {
  await beginProposal(page);
  await follow(page, '[data-draft-bar] a[href^="/proposals/new"]');
}

/** @param {Page} page */
async function payFromCredit(page) {
  await followingLinks(CARD, ONWARD_LINKS)(page);
  await page.locator('main input[type="radio"][value="credit"]').check();
}

/** Pages for agents, and for people who run an agency. */
export const AGENT_PAGES = [
  ...asPerson('agent', [
    { name: 'agent: command center', path: '/dashboard', ready: settle },
    { name: 'agent: clients', path: '/users/clients', ready: settle },
    { name: 'agent: many clients', path: '/users/clients?page=3', before: manyClients, ready: settle },
    { name: 'agent: new client', path: '/users/clients', ready: pressingButton('main h1 + * button') },
    { name: 'agent: client', path: '/users/clients', ready: followingLinks(ROW) },
    { name: 'agent: agents', path: '/users/agents/view', ready: settle },
    { name: 'agent: agent', path: '/users/agents/view', ready: followingLinks(ROW) },
    { name: 'agent: bookings', path: '/bookings', ...BOOKED_BRANDS, ready: settle },
    {
      name: 'agent: bookings, days the wrong way',
      path: '/bookings?from=2026-01-02&until=2026-01-01',
      ...BOOKED_BRANDS,
      ready: settle,
    },
    { name: 'agent: booking', path: '/bookings', ...BOOKED_BRANDS, ready: followingLinks(ROW) },
    { name: 'agent: proposals', path: '/proposals', ready: settle },
    { name: 'agent: proposal', path: '/proposals', ...PROPOSAL_BRANDS, ready: followingLinks(ROW) },
    {
      name: 'agent: sent proposal',
      path: '/proposals/7',
      ...PROPOSAL_BRANDS,
      ready: pressingButton('main .lucide-send'),
    },
    { name: 'agent: changed proposal', path: '/proposals/7/edit', ...PROPOSAL_BRANDS, ready: settle },
    { name: 'agent: new proposal, errors', path: '/proposals/new', ready: withErrors() },
    { name: 'agent: offers of a proposal', path: HOTELS, ready: beginProposal },
    { name: 'agent: new proposal', path: HOTELS, ready: continueProposal },
    { name: 'agent: deal link', path: '/deal-link', ready: settle },
    { name: 'agent: new deal link', path: HOTELS, ready: pressingButton('main article button:has(.lucide-link-2)') },
    { name: 'agent: wallet', path: '/wallet/details', ready: settle },
    { name: 'agent: support', path: '/settings/support', ready: settle },
    { name: 'agent: prices', path: HOTELS, ready: settle },
    { name: 'agent: list of clients', path: HOTELS, ready: pickClient },
    { name: 'agent: prices for a client', path: HOTELS, ready: chooseClient },
    { name: 'agent: checkout on credit', path: HOTELS, ready: payFromCredit },
  ]),
  ...asPerson('owner', [
    { name: 'owner: agency', path: '/settings/agency', ready: settle },
    { name: 'owner: website', path: '/settings/website', ready: settle },
    { name: 'owner: profile', path: '/settings/profile', ready: settle },
    { name: 'owner: payment', path: '/settings/payment', ready: settle },
    { name: 'owner: products', path: '/settings/product', ready: settle },
    { name: 'owner: support', path: '/settings/support', ready: settle },
    { name: 'owner: agent', path: '/users/agents/view', ready: followingLinks(ROW) },
    { name: 'owner: searches', path: '/searches', ready: settle },
    { name: 'owner: applications', path: '/applications', ready: settle },
    { name: 'owner: subscription', path: '/subscription', ready: settle },
  ]),
];
