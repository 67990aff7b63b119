import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../support/agency-site.ts';
import { dayAhead } from '../support/new-name.ts';

const HOTELS = `/booknow/hotels/search?place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${dayAhead(20)}&checkOut=${dayAhead(22)}`;
const CARS = `/booknow/cars/search?pickUp=Lisbon&pickupLatitude=38.77&pickupLongitude=-9.13&pickUpDateTime=${dayAhead(5)}T11:00&returnDateTime=${dayAhead(8)}T11:00`;

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
const price = (page: Page) =>
  main(page)
    .getByText(/\$[\d,.]+/)
    .filter({ visible: true })
    .first();
const FIGURES = /Wholesale|Markup/;

/** Goes from the results of a search to its checkout, and looks at each page on the way. */
async function alongTheBooking(page: Page, steps: readonly string[], look: () => Promise<void>): Promise<void> {
  await expect(main(page).getByRole('article').first()).toContainText('taxes and fees included');
  await look();
  const name = (await main(page).getByRole('article').first().getByRole('heading').textContent()) ?? '';
  await main(page).getByRole('article').first().getByRole('link').click();
  await expect(heading(page)).toHaveText(name);
  await expect(price(page)).toBeVisible();
  await look();
  for (const step of steps) {
    await main(page).getByRole('link', { name: step }).first().click();
    await expect(heading(page)).not.toHaveText(name);
    await expect(price(page)).toBeVisible();
    await look();
  }
}

/** The figures in the platform's responses that only unrestricted agents may see. */
function figuresSent(page: Page): () => Promise<readonly string[]> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/reference/')) return;
    // Response bodies are lost when the page is left.
    texts.push(response.text().catch(() => ''));
  });
  return async () => {
    const all = await Promise.all(texts);
    return all.flatMap((text) => text.match(/"(?:base|markupPercentage|\w+Markup|commission)":\s*\d[\d.]*/g) ?? []);
  };
}

test('a restricted agent sees neither what the agency pays nor what it adds, on no page', async ({ page, site }) => {
  const sent = figuresSent(page);
  const nothing = async () => {
    await expect(page.locator('body')).not.toContainText(FIGURES);
  };
  await signInAs(page, site.at('aurora'), 'restricted');
  await page.goto(site.at('aurora', HOTELS));
  await alongTheBooking(page, ['Continue'], nothing);
  await page.goto(site.at('aurora', CARS));
  await alongTheBooking(page, ['Continue', 'Go to checkout'], nothing);

  await page.goto(site.at('aurora', '/bookings'));
  await main(page).getByRole('rowheader').getByRole('link').first().click();
  await expect(main(page)).toContainText('Reference number');
  await nothing();
  await page.goto(site.at('aurora', '/dashboard'));
  await expect(heading(page)).toHaveText('Command Center');
  await expect(main(page).getByRole('figure', { name: 'Sales by month' })).toBeVisible();
  await nothing();

  for (const closed of ['/settings/agency', '/settings/product', '/wallet/details', '/proposals', '/deal-link']) {
    await page.goto(site.at('aurora', closed));
    await expect(main(page), closed).toContainText("This page isn't for your account");
    await expect(main(page), closed).not.toContainText(/\d%|Wholesale/);
  }
  expect(await sent()).toEqual([]);
});

test('a sales agent sees the figures of what they sell, and of the settings their own profile (rules §6)', async ({
  page,
  site,
}) => {
  await signInAs(page, site.at('aurora'), 'sales');
  await page.goto(site.at('aurora', HOTELS));
  await alongTheBooking(page, ['Continue'], async () => {
    await expect(main(page)).toContainText(/Wholesale Rate.*Agency Markup · 12%/s);
  });
  await page.goto(site.at('aurora', '/dashboard'));
  await expect(main(page).getByRole('list', { name: 'How the agency is doing' })).toContainText('Agency Markup');

  const settings = page.getByRole('navigation', { name: 'Settings' });
  for (const name of ['agency', 'website', 'payment', 'product']) {
    await page.goto(site.at('aurora', `/settings/${name}`));
    await expect(main(page)).toContainText('Sales agents can only change their own profile.');
    await expect(main(page).getByRole('form')).toHaveCount(0);
  }
  await settings.getByRole('link', { name: 'Profile Settings' }).click();
  await expect(heading(page)).toHaveText('Profile Settings');
  await expect(page.getByLabel('Phone')).toBeEnabled();
  await page.goto(site.at('aurora', '/wallet/details'));
  await expect(heading(page)).toHaveText('Wallet');
  await expect(main(page).getByRole('table', { name: 'Transactions' })).toContainText('Commission');
});

test("somebody else's client, settings and applications are refused in the page and by the platform", async ({
  page,
  request,
  site,
}) => {
  /** The status of a call by one of aurora's people, or by a visitor. */
  const statusFor = async (person: string, path: string, method = 'GET') => {
    const { host, port } = new URL(site.at('aurora'));
    const headers = { host, 'x-session-id': 'session-0001', ...(person && { 'x-access-token': `sandbox-${person}` }) };
    const call = { method, headers, ...(method === 'POST' && { data: {} }) };
    return (await request.fetch(`http://127.0.0.1:${port}/api/reference/${path}`, call)).status();
  };
  await signInAs(page, site.at('aurora'), 'agent');
  await page.goto(site.at('aurora', '/users/clients/kindred-client-1'));
  await expect(main(page)).toContainText("We can't find this client");
  expect(await statusFor('aurora-agent', 'clients/kindred-client-1')).toBe(404);
  expect(await statusFor('aurora-agent', 'clients/aurora-client-1')).toBe(200);

  await signInAs(page, site.at('aurora'), 'traveller');
  await page.goto(site.at('aurora', '/users/clients/aurora-client-1'));
  await expect(heading(page)).toHaveText("This page isn't for your account");
  expect(await statusFor('aurora-traveller', 'clients/aurora-client-1')).toBe(403);
  expect(await statusFor('', 'clients/aurora-client-1')).toBe(401);

  expect(await statusFor('aurora-sales', 'settings/product')).toBe(403);
  expect(await statusFor('aurora-sales', 'settings/product', 'POST')).toBe(403);
  expect(await statusFor('aurora-sales', 'applications')).toBe(403);
  expect(await statusFor('aurora-agent', 'settings/product', 'POST')).toBe(403);
  expect(await statusFor('aurora-restricted', 'proposals')).toBe(403);
});
